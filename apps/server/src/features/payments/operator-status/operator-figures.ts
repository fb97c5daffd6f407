import { type Senti, senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import type { OperatorName } from '../ports.ts';

export type HourFigures = {
  readonly operator: OperatorName;
  readonly way: 'deposit' | 'withdrawal';
  readonly beginsAt: Date;
  readonly asked: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly open: number;
};

/** What was asked for since then, by operator and hour, and what became of it. */
export async function hourFigures(reader: Reader, since: Date): Promise<readonly HourFigures[]> {
  const { rows } = await sql<HourFigures>`
    with asked as (
      select operator, 'deposit' as way, created_at, state = 'paid' as succeeded,
        state = 'refused' as failed
      from deposit where created_at >= ${since} and way = 'push'
      union all
      select operator, 'withdrawal', created_at, state = 'paid',
        state = 'returned' and reviewed_by is null
      from withdrawal where created_at >= ${since} and state <> 'reviewing'
    )
    select operator, way, date_trunc('hour', created_at) as begins_at, count(*)::int as asked,
      count(*) filter (where succeeded)::int as succeeded,
      count(*) filter (where failed)::int as failed,
      count(*) filter (where not succeeded and not failed)::int as open
    from asked group by operator, way, begins_at`.execute(reader);
  return rows;
}

export type Speed = Pick<HourFigures, 'operator' | 'way'> & { readonly seconds: number };

/** How long the middle one took, of those that were asked for since then and were paid. */
export async function medianSeconds(reader: Reader, since: Date): Promise<readonly Speed[]> {
  const { rows } = await sql<Speed>`
    select operator, 'deposit' as way, percentile_cont(0.5) within group (
      order by extract(epoch from paid_at - created_at))::float as seconds
    from deposit where created_at >= ${since} and state = 'paid' and way = 'push'
    group by operator
    union all
    select operator, 'withdrawal', percentile_cont(0.5) within group (
      order by extract(epoch from ended_at - created_at))::float
    from withdrawal where created_at >= ${since} and state = 'paid'
    group by operator`.execute(reader);
  return rows;
}

type Outgoing = { readonly operator: OperatorName; readonly hour: number; readonly amount: Senti };

/** What usually leaves in an hour of the day of East Africa: the mean of so many days. */
export async function usualWithdrawals(
  reader: Reader,
  { now, days }: { readonly now: Date; readonly days: number },
): Promise<readonly Outgoing[]> {
  const { rows } = await sql<Omit<Outgoing, 'amount'> & { readonly amount: string }>`
    select operator, extract(hour from created_at at time zone 'Africa/Dar_es_Salaam')::int as hour,
      (sum(amount) / greatest(1, least(${days}::int, ceil(extract(epoch from
        ${now}::timestamptz - min(min(created_at)) over (partition by operator)) / 86400)::int))
      )::bigint::text as amount
    from withdrawal
    where created_at >= ${now}::timestamptz - make_interval(days => ${days}) and state = 'paid'
    group by operator, hour`.execute(reader);
  return rows.map((row) => ({ ...row, amount: senti(BigInt(row.amount)) }));
}

/** Held for players and not paid out yet. */
export async function waitingByOperator(reader: Reader): Promise<ReadonlyMap<string, Senti>> {
  const { rows } = await sql<{ operator: string; amount: string }>`
    select operator, sum(amount)::text as amount from withdrawal
    where state not in ('paid', 'returned') group by operator`.execute(reader);
  return new Map(rows.map(({ operator, amount }) => [operator, senti(BigInt(amount))]));
}

type Reading = { readonly channel: string; readonly balance: bigint; readonly readAt: Date };

/** What each gateway told last. */
export async function latestReadings(reader: Reader): Promise<ReadonlyMap<string, Reading>> {
  const { rows } = await sql<Reading>`
    select distinct on (channel) channel, balance, read_at from float_reading
    where id > (select coalesce(max(id), 0) - 1000 from float_reading)
    order by channel, id desc`.execute(reader);
  return new Map(rows.map((row) => [row.channel, row]));
}
