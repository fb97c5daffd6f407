import type { CallContent } from '@kipute/contract/registry';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';

type Day = CallContent<'subscriber/daily_history'>[number];

type DayRow = {
  readonly day: string;
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  readonly stakes: bigint;
  readonly payouts: bigint;
  readonly gifts: bigint;
  /** Null on a day on which no cash moved. */
  readonly balance: bigint | null;
};

type Query = { readonly playerId: bigint; readonly days: number; readonly now: Date };

/** Every day of East Africa up to today, today last, none before the user registered (USR-14). */
export async function dailyHistory(reader: Reader, { playerId, days, now }: Query): Promise<Day[]> {
  const zone = sql`'Africa/Dar_es_Salaam'`;
  const { rows } = await sql<DayRow>`
    with span as (
      select greatest((${now}::timestamptz at time zone ${zone})::date - ${days - 1}::int,
          (registered_at at time zone ${zone})::date) as first,
        (${now}::timestamptz at time zone ${zone})::date as last
      from player where id = ${playerId}
    )
    select series::date::text as day, coalesce(deposits, 0) as deposits,
      coalesce(withdrawals, 0) as withdrawals, coalesce(stakes, 0) as stakes,
      coalesce(payouts, 0) as payouts, coalesce(gifts, 0) as gifts,
      case when series::date = span.first then (
        select balance from player_day as before where before.player_id = ${playerId}
          and before.day <= span.first and balance is not null
        order by before.day desc limit 1)
      else player_day.balance end as balance
    from span, generate_series(span.first, span.last, interval '1 day') as series
    left join player_day on player_day.player_id = ${playerId} and player_day.day = series::date
    order by series`.execute(reader);
  let kept = 0n;
  return rows.map((row) => {
    kept = row.balance ?? kept;
    return dayView(row, kept);
  });
}

const shown = (amount: bigint): number => toWireShillings(senti(amount));

const dayView = (row: DayRow, balance: bigint): Day => ({
  day: row.day,
  balance: shown(balance),
  deposits: shown(row.deposits),
  withdrawals: shown(row.withdrawals),
  stakes: shown(row.stakes),
  payouts: shown(row.payouts),
  net_result: shown(row.stakes - row.payouts - row.gifts),
});
