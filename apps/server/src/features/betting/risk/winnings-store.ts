import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { soldStatuses } from '../order.ts';
import type { PromisedWinnings } from './winnings-book.ts';

/**
 * As `winningsOf` says it: open bets by what they promise, decided ones by what they paid, both with
 * what parts of them have brought that were sold before.
 */
const winnings = sql`
  greatest(payout + case when status = any (${soldStatuses}) then 0 else sold_paid end
    - case paid_with when 'cash' then stake else 0 end, 0)`;

/** Of every player who bet since. */
export async function winningsSince(
  reader: Reader,
  day: number,
): Promise<readonly PromisedWinnings[]> {
  const { rows } = await sql<{ playerId: bigint; amount: string }>`
    select player_id, sum(${winnings})::text as amount from bet_order
    where id >= bet_id_from(${new Date(day)}) group by player_id`.execute(reader);
  return rows.map(({ playerId, amount }) => ({ playerId, day, amount: BigInt(amount) }));
}

/** Of one player. */
export async function countWinnings(
  reader: Reader,
  { playerId, day }: Pick<PromisedWinnings, 'playerId' | 'day'>,
): Promise<bigint> {
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(${winnings}), 0)::text as amount from bet_order
    where player_id = ${playerId} and id >= bet_id_from(${new Date(day)})`.execute(reader);
  return BigInt(rows[0]?.amount ?? 0);
}

/**
 * From its commit on `place_bets` of every process asks for this player to be counted, and what
 * was written before is in the books.
 */
export async function markAsCounted(tx: Transaction, playerId: bigint): Promise<void> {
  await sql`select count_player_from_now(${playerId})`.execute(tx);
}
