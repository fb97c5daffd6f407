import type { Reader } from '../../../platform/database/database.ts';

/**
 * What the provider last said of each selection of a match, by its id, also of a match that it has
 * taken away since and that nobody holds in memory.
 */
export async function keptWordsOf(
  reader: Reader,
  matchId: bigint,
): Promise<ReadonlyMap<bigint, number>> {
  const rows = await reader
    .selectFrom('selection')
    .select(['id', 'status'])
    .where('matchId', '=', matchId)
    .execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}
