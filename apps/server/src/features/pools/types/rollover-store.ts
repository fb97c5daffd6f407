import { type Senti, senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';

/** What waits for the next issue of each type; those with nothing are left out. */
export async function rolloversWaiting(
  reader: Reader,
  typeIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Senti>> {
  const { rows } = await sql<{ typeId: bigint; amount: bigint }>`
    select type_id, sum(amount)::bigint as amount from pool_rollover
    where type_id = any (${typeIds}::bigint[]) and carried_into is null
    group by type_id`.execute(reader);
  return new Map(rows.map(({ typeId, amount }) => [typeId, senti(amount)]));
}

/** Everything that waits for a type; nobody else carries it meanwhile. */
export async function carryRollovers(
  tx: Transaction,
  { typeId, issueId }: { readonly typeId: bigint; readonly issueId: bigint },
): Promise<Senti> {
  const { rows } = await sql<{ amount: bigint }>`
    update pool_rollover set carried_into = ${issueId}
    where type_id = ${typeId} and carried_into is null
    returning amount`.execute(tx);
  return senti(rows.reduce((sum, { amount }) => sum + amount, 0n));
}
