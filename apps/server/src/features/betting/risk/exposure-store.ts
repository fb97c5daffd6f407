import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import type { LegExposure } from './exposure-book.ts';

/**
 * What bets owe that are not decided, by selection; those that a person must look at too. The share of a leg is its order's payout divided by the odds
 * of the others, which are the total odds over its own; a system counts as a whole.
 */
export async function openExposure(reader: Reader): Promise<readonly LegExposure[]> {
  const { rows } = await sql<{
    selectionId: bigint;
    matchId: bigint;
    odds: number;
    liability: string;
  }>`
    select selection_id, match_id, max(odds) as odds,
      ceil(sum(case when system_size > 0 then payout
        else payout * odds * 0.1 / greatest(total_odds, 1) end))::text as liability
    from bet_leg join bet_order on bet_order.id = bet_leg.order_id
    where bet_leg.outcome = 0 and bet_order.status in (2, 3)
    group by selection_id, match_id`.execute(reader);
  return rows.map(({ selectionId, matchId, odds, liability }) => ({
    selectionId: String(selectionId),
    matchId: String(matchId),
    odds,
    liability: BigInt(liability),
  }));
}

/** Whatever became of them since. */
export async function serialNumbersSince(
  reader: Reader,
  sinceMs: number,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ serialNumber: string }>`
    select serial_number from bet_order
    where id >= bet_id_from(${new Date(sinceMs)})`.execute(reader);
  return new Set(rows.map(({ serialNumber }) => serialNumber));
}
