import { type Senti, senti } from '@kipute/domain/money/senti';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Transaction } from '../../../platform/database/database.ts';
import type { AnyJob } from '../../../platform/jobs/jobs.ts';

/** One in the morning in Dar es Salaam: whatever began before midnight has committed. */
const COUNT_SCHEDULE = '0 22 * * *';
/** A first run counts all days there are. */
const COUNT_TIMEOUT = '10min';

type CountDeps = { readonly database: Database; readonly clock: Clock };

/** What each account moved on each day that is over, so that a balance need not read all postings. */
export function countDaysJob(deps: CountDeps): AnyJob {
  return {
    name: 'count-account-days',
    payload: z.object({}),
    attemptsMax: 3,
    schedule: COUNT_SCHEDULE,
    isLong: true,
    run: () => countAccountDays(deps),
  };
}

/** A day at a time, each once, whoever counts beside it. */
export async function countAccountDays({ database, clock }: CountDeps): Promise<void> {
  for (;;) {
    const isLeft = await database.transact((tx) => countNextDay(tx, clock.now()));
    if (!isLeft) return;
  }
}

async function countNextDay(tx: Transaction, now: Date): Promise<boolean> {
  await sql`select set_config('statement_timeout', ${COUNT_TIMEOUT}, true)`.execute(tx);
  await sql`select pg_advisory_xact_lock(hashtext('count account days'))`.execute(tx);
  const { rows } = await sql<{ day: string }>`
    with next as (
      select coalesce(
        (select max(day) + 1 from account_day_counted),
        (select (min(recorded_at) at time zone 'Africa/Dar_es_Salaam')::date from posting)
      ) as day
    )
    insert into account_day_counted (day, counted_at)
    select day, ${now} from next
    where day < (${now}::timestamptz at time zone 'Africa/Dar_es_Salaam')::date
    returning day::text as day`.execute(tx);
  const day = rows[0]?.day;
  if (day === undefined) return false;
  await sql`
    insert into account_day (day, account, is_house, debit, credit, lines)
    select ${day}::date, account, player_id is null,
      coalesce(-sum(amount) filter (where amount < 0), 0),
      coalesce(sum(amount) filter (where amount > 0), 0), count(*)
    from posting
    where recorded_at >= ${beginOf(day)} and recorded_at < ${endOf(day)}
    group by account, player_id is null`.execute(tx);
  return true;
}

const beginOf = (day: string): RawBuilder<Date> =>
  sql`(${day}::date::timestamp at time zone 'Africa/Dar_es_Salaam')`;
const endOf = (day: string): RawBuilder<Date> =>
  sql`((${day}::date + 1)::timestamp at time zone 'Africa/Dar_es_Salaam')`;

export type AccountSums = {
  readonly account: string;
  readonly debit: Senti;
  readonly credit: Senti;
  /** Of the named day alone. */
  readonly dayDebit: Senti;
  readonly dayCredit: Senti;
};

type SumsRow = { readonly [Name in keyof AccountSums]: string };

/** Until the end of a day of East Africa: what was counted, and what is not counted yet. */
export async function accountSums(reader: Reader, day: string): Promise<readonly AccountSums[]> {
  const { rows } = await sql<SumsRow>`
    with counted as (
      select coalesce(max(day), '-infinity'::date) as day from account_day_counted
    ), moved as (
      select account_day.day, account, debit, credit from account_day where day <= ${day}::date
      union all
      select ${day}::date, account,
        case when recorded_at < ${beginOf(day)} then 0 else greatest(-amount, 0) end,
        case when recorded_at < ${beginOf(day)} then 0 else greatest(amount, 0) end
      from posting
      where recorded_at >= (select (case when isfinite(day)
            then (day + 1)::timestamp at time zone 'Africa/Dar_es_Salaam'
            else '-infinity'::timestamptz end) from counted)
        and recorded_at >= ${beginOf(day)} and recorded_at < ${endOf(day)}
      union all
      select '-infinity'::date, account, greatest(-amount, 0), greatest(amount, 0)
      from posting
      where recorded_at >= (select (case when isfinite(day)
            then (day + 1)::timestamp at time zone 'Africa/Dar_es_Salaam'
            else '-infinity'::timestamptz end) from counted)
        and recorded_at < ${beginOf(day)}
    )
    select account, sum(debit)::text as debit, sum(credit)::text as credit,
      coalesce(sum(debit) filter (where day = ${day}::date), 0)::text as day_debit,
      coalesce(sum(credit) filter (where day = ${day}::date), 0)::text as day_credit
    from moved group by account`.execute(reader);
  const read = (text: string) => senti(BigInt(text));
  return rows.map((row) => ({
    account: row.account,
    ...{ debit: read(row.debit), credit: read(row.credit) },
    ...{ dayDebit: read(row.dayDebit), dayCredit: read(row.dayCredit) },
  }));
}

const eastAfricanDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });

export const dayOf = (instant: Date): string => eastAfricanDay.format(instant);

/** What stands in each account at this moment. */
export async function accountBalances(
  reader: Reader,
  now: Date,
): Promise<ReadonlyMap<string, Senti>> {
  const sums = await accountSums(reader, dayOf(now));
  return new Map(sums.map(({ account, debit, credit }) => [account, senti(credit - debit)]));
}
