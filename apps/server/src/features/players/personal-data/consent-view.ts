import type { CallContent } from '@kipute/contract/registry';
import type { Reader } from '../../../platform/database/database.ts';

type Consents = CallContent<'personal_data/consents'>['consents'];

/** In the order in which they were given. */
export async function consentsOf(reader: Reader, playerId: bigint): Promise<Consents> {
  const consents = await reader
    .selectFrom('consent')
    .select(['kind', 'version', 'givenAt', 'network', 'withdrawn'])
    .where('playerId', '=', playerId)
    .orderBy('id')
    .execute();
  return consents.map(({ kind, version, givenAt, network, withdrawn }) => ({
    // The table's check names the same words.
    kind: kind as Consents[number]['kind'],
    version,
    given_at: givenAt.toISOString(),
    withdrawn: withdrawn ? 1 : 0,
    network,
  }));
}
