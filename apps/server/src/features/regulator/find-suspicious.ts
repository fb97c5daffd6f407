import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../platform/database/database.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import type { SettingsOf } from '../settings/index.ts';
import { keepSuspicion } from './case-store.ts';
import type { RegulatorDeps } from './regulator-deps.ts';

export type Suspicion = {
  readonly playerId: bigint;
  readonly kind: 'threshold' | 'structuring' | 'unplayed';
  readonly direction: 'in' | 'out';
  readonly firstDay: string;
  readonly lastDay: string;
  readonly amount: bigint;
  readonly serialNumbers: readonly string[];
};

type Rules = SettingsOf<'compliance'>;
const DAY_MS = 86_400_000;
/** A payment may end so long after it was asked for, and is looked at when it has ended. */
const LATE_MS = 3 * DAY_MS;
const EVERY_QUARTER = '7,22,37,52 * * * *';

/** Money that really moved, by when it did. */
const payments = (since: Date) => sql`
  select player_id, 'in' as direction, amount, serial_number, paid_at as at from deposit
  where created_at >= ${new Date(since.getTime() - LATE_MS)} and state = 'paid'
    and paid_at >= ${since}
  union all
  select player_id, 'out', amount, serial_number, ended_at from withdrawal
  where created_at >= ${new Date(since.getTime() - LATE_MS)} and state = 'paid'
    and ended_at >= ${since}`;

const day = sql`(at at time zone 'Africa/Dar_es_Salaam')::date`;
const gathered = sql`
  min(${day})::text as first_day, max(${day})::text as last_day, sum(amount)::bigint as amount,
  array_agg(serial_number order by at, serial_number) as serial_numbers`;

/** One payment, or those of a day and one direction together (REG-40). */
const atThreshold = (since: Date, { threshold }: Rules) => sql<Suspicion>`
  select player_id, 'threshold' as kind, direction, ${gathered}
  from (${payments(since)}) as payment
  group by player_id, direction, ${day} having sum(amount) >= ${threshold}`;

/** Several payments just below the threshold within some days, counted back from each (REG-41). */
const structured = (since: Date, { threshold, nearPercent, nearTimes, nearDays }: Rules) =>
  sql<Suspicion>`
  with near as (
    select * from (${payments(since)}) as payment
    where amount < ${threshold} and amount * 10000 >= ${threshold}::bigint * ${Math.round(nearPercent * 100)}::bigint
  ), last as (
    select distinct on (player_id, direction) player_id, direction, at as until from (
      select *, count(*) over (partition by player_id, direction order by at
        range between make_interval(days => ${nearDays}) preceding and current row) as times
      from near
    ) as counted where times >= ${nearTimes}
    order by player_id, direction, at desc
  )
  select player_id, 'structuring' as kind, direction, ${gathered}
  from near join last using (player_id, direction)
  where at <= until and at >= until - make_interval(days => ${nearDays})
  group by player_id, direction`;

/** Paid in, hardly staked, and paid out again (REG-41). */
const unplayed = (since: Date, { unplayedFrom, unplayedPercent, unplayedDays }: Rules) =>
  sql<Suspicion>`
  with payment as (${payments(new Date(since.getTime() - unplayedDays * DAY_MS))}), left_again as (
    select leaving.player_id, leaving.at,
      sum(coming.amount) as amount, min(coming.at) as since,
      array_agg(coming.serial_number order by coming.at) || leaving.serial_number as serial_numbers,
      min(leaving.amount) as left_amount
    from payment as leaving join payment as coming on coming.player_id = leaving.player_id
      and coming.direction = 'in' and coming.at <= leaving.at
      and coming.at >= leaving.at - make_interval(days => ${unplayedDays})
    where leaving.direction = 'out' and leaving.at >= ${since} and leaving.amount >= ${unplayedFrom}
    group by leaving.player_id, leaving.at, leaving.serial_number
    having sum(coming.amount) >= ${unplayedFrom}
  )
  select player_id, 'unplayed' as kind, 'out' as direction,
    (since at time zone 'Africa/Dar_es_Salaam')::date::text as first_day,
    ${day}::text as last_day, left_amount::bigint as amount, serial_numbers
  from left_again, lateral (
    select coalesce(-sum(posting.amount), 0) as staked
    from posting join journal_entry on journal_entry.id = posting.entry_id
    where posting.player_id = left_again.player_id and account in ('cash', 'racing-coin')
      and posting.recorded_at >= left_again.since and posting.recorded_at <= left_again.at
      and cause in (3, 4, 14, 19, 23)
  ) as play
  where staked * 10000 < amount * ${Math.round(unplayedPercent * 100)}::bigint`;

async function found(reader: Reader, query: RawBuilder<Suspicion>): Promise<readonly Suspicion[]> {
  const { rows } = await query.execute(reader);
  return rows;
}

/** Looks back far enough that nothing between two runs is missed; finding twice changes nothing. */
export function suspicionFinder({ database, clock, settings }: RegulatorDeps) {
  return async (): Promise<void> => {
    const rules = settings.current('compliance');
    const now = clock.now();
    const back = Math.max(rules.nearDays, rules.unplayedDays, 1) + 1;
    const since = new Date(now.getTime() - back * DAY_MS);
    const suspicions = [
      ...(await found(database.office, atThreshold(since, rules))),
      ...(await found(database.office, structured(since, rules))),
      ...(await found(database.office, unplayed(since, rules))),
    ];
    for (const one of suspicions) {
      await database.transact(async (tx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`suspicion ${one.playerId}`}, 0))`.execute(
          tx,
        );
        await keepSuspicion(tx, one, now);
      });
    }
  };
}

export const findSuspiciousJob = (find: () => Promise<void>): AnyJob => ({
  name: 'find-suspicious-payments',
  payload: z.object({}),
  attemptsMax: 2,
  schedule: EVERY_QUARTER,
  isLong: true,
  run: find,
});
