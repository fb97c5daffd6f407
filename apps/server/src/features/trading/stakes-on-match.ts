import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

/** Open bets with a leg on a selection: how many, and what was staked on them. */
export type Stakes = { readonly bets: number; readonly stake: bigint };

/** By selection; those without an open bet are left out. */
export async function stakesOn(
  reader: Reader,
  selectionIds: readonly string[],
): Promise<ReadonlyMap<string, Stakes>> {
  if (selectionIds.length === 0) return new Map();
  const { rows } = await sql<{ selectionId: bigint; bets: number; stake: string }>`
    select selection_id, count(*)::integer as bets,
      sum(coalesce(stake_in_play, stake))::text as stake
    from bet_leg join bet_order on bet_order.id = order_id
    where outcome = 0 and selection_id = any (${selectionIds.map(BigInt)}::bigint[])
    group by selection_id`.execute(reader);
  return new Map(
    rows.map(({ selectionId, bets, stake }) => [
      String(selectionId),
      { bets, stake: BigInt(stake) },
    ]),
  );
}

/** By selection, in thousandths: the first price that was kept of each. */
export async function firstOddsOf(
  reader: Reader,
  selectionIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (selectionIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('priceHistory')
    .select(['selectionId', 'odds'])
    .where('selectionId', 'in', selectionIds.map(BigInt))
    .execute();
  return new Map(rows.map(({ selectionId, odds }) => [String(selectionId), odds[0] ?? 0]));
}
