import { sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { firstIdOf } from '../betting/index.ts';

export type WinRow = {
  readonly id: bigint;
  readonly playerName: string;
  readonly location: string;
  readonly agreed: boolean;
  readonly systemSize: number;
  readonly legCount: number;
  readonly totalOdds: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly tax: bigint;
  readonly settledAt: Date;
};

/** As the index of large wins has it: 1,000,000 shillings. */
export const LARGE_WIN_SENTI = 100_000_000n;
const WINS_MAX = 50;

const wins = sql`
  select bet_order.id, player.name as player_name, location,
    coalesce(winner_choice.shown, false) as agreed, system_size, leg_count,
    trunc(total_odds)::text as total_odds, stake, payout, tax, settled_at
  from bet_order join player on player.id = bet_order.player_id
    left join winner_choice on winner_choice.player_id = player.id
  where status = 4 and profit > 0 and payout >= 100000000 and type = 1
    and counts_in_statistics and closed_at is null and phone not like 'erased%'`;

/**
 * The largest first. Read from the orders as they stand, so a win that was corrected away is not
 * there; accounts that do not count and bets of the office never are (WIN-01).
 */
export async function largeWinsSince(reader: Reader, since: Date): Promise<readonly WinRow[]> {
  const { rows } = await sql<WinRow>`
    ${wins} and settled_at >= ${since}
    order by payout desc, bet_order.id limit ${WINS_MAX}`.execute(reader);
  return rows;
}

type Leg = {
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly odds: number;
  readonly outcome: number;
  readonly startsAt: Date;
};

/** Undefined for anything that is not such a win, or not one since then. */
export async function findWin(
  reader: Reader,
  { id, since }: { readonly id: bigint; readonly since: Date },
): Promise<{ readonly win: WinRow; readonly legs: readonly Leg[] } | undefined> {
  const { rows } = await sql<WinRow>`
    ${wins} and settled_at >= ${since} and bet_order.id = ${id}`.execute(reader);
  const [win] = rows;
  if (!win) return undefined;
  const { rows: legs } = await sql<Leg>`
    select words, odds, outcome, starts_at from bet_leg
    where order_id = ${id} order by place`.execute(reader);
  return { win, legs };
}

export type TicketCount = { readonly decided: number; readonly won: number };

/** Days of East Africa, the first one included. */
export async function ticketsSince(reader: Reader, firstDay: string): Promise<TicketCount> {
  const { rows } = await sql<{ decided: bigint; won: bigint }>`
    select coalesce(sum(decided), 0)::bigint as decided, coalesce(sum(paid), 0)::bigint as won
    from ticket_day where day >= ${firstDay}`.execute(reader);
  return { decided: Number(rows[0]?.decided ?? 0n), won: Number(rows[0]?.won ?? 0n) };
}

type Counting = {
  readonly day: string;
  /** Milliseconds: when the day begins, and when it is over. */
  readonly from: number;
  readonly until: number;
  readonly at: Date;
};

/**
 * Of the bets placed on a day: those that were decided, refunded ones aside, and those that brought
 * more than their stake. Counted anew each time, so that corrections count as well (WIN-03).
 */
export async function countTickets(
  reader: Reader,
  { day, from, until, at }: Counting,
): Promise<void> {
  const [first, end] = [firstIdOf(from), firstIdOf(until)];
  await sql`
    insert into ticket_day (day, decided, paid, counted_at)
    select ${day}, count(*), count(*) filter (where profit > 0), ${at}
    from bet_order join player on player.id = player_id
    where bet_order.id >= ${first} and bet_order.id < ${end} and type = 1
      and counts_in_statistics and status in (4, 6, 8)
      and (profit > 0 or payout < coalesce(stake_in_play, stake) and paid_with = 'cash'
        or paid_with = 'credit' and credit_back = 0)
    on conflict (day) do update
      set decided = excluded.decided, paid = excluded.paid, counted_at = excluded.counted_at`.execute(
    reader,
  );
}

/** Undefined for whoever never said anything, which is a no. */
export function winnerChoiceOf(
  reader: Reader,
  playerId: bigint,
): Promise<{ readonly shown: boolean; readonly changedAt: Date } | undefined> {
  return reader
    .selectFrom('winnerChoice')
    .select(['shown', 'changedAt'])
    .where('playerId', '=', playerId)
    .executeTakeFirst();
}

export async function forgetWinnerChoice(
  tx: Transaction,
  { playerId }: { readonly playerId: bigint },
): Promise<void> {
  await tx.deleteFrom('winnerChoice').where('playerId', '=', playerId).execute();
}
