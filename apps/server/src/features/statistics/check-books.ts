import { sql } from 'kysely';
import type { Database, Reader, Transaction } from '../../platform/database/database.ts';
import { progressOf, type RollUpDeps } from './roll-up.ts';

/** It reads every posting of the time, which takes longer than a call may. */
const CHECK_TIMEOUT = '10min';
/** As many as a person can look at; all of them are rolled up anew. */
const SHOWN_MAX = 20;

type Difference = {
  readonly hour: Date;
  /** The facet that differs, from the books or from the products. */
  readonly facet: string;
  readonly figure: string;
  readonly rolledUp: string;
  readonly inBooks: string;
};

export type StatisticsReport = {
  /** Of the hours compared; none are books and roll-up alike. */
  readonly differences: readonly Difference[];
  readonly hours: number;
  readonly rolledTo: bigint;
};

/**
 * Holds the roll-up against the books from that time on (FIG-13); undefined while something waits
 * to be rolled up anew, because then they are known to differ. Hours that differ are rolled up anew.
 */
export async function checkStatistics(
  { database, clock }: RollUpDeps,
  since: Date,
): Promise<StatisticsReport | undefined> {
  const report = await database.transact(async (tx) => {
    await sql`set transaction isolation level repeatable read read only`.execute(tx);
    await sql`select set_config('statement_timeout', ${CHECK_TIMEOUT}, true)`.execute(tx);
    return await compare(tx, since);
  });
  if (!report) return undefined;
  const checkedAt = clock.now();
  await database.transact((tx) => keepReport(tx, { report, since, checkedAt }));
  return report;
}

async function compare(snapshot: Reader, since: Date): Promise<StatisticsReport | undefined> {
  const { rolledTo, pending } = await progressOf(snapshot);
  if (pending > 0n) return undefined;
  const { rows } = await sql<Difference & { hours: number }>`
    with book as (
      select date_trunc('hour', house.recorded_at) as hour,
        sum(amount) filter (where gaming and is_stake) as stakes,
        -sum(amount) filter (where gaming and not is_stake) as payouts,
        -sum(amount) filter (
          where account in ('bonuses', 'inviter-rewards', 'casino-rewards')) as bonus,
        sum(amount) filter (where account = 'winnings-tax') as tax,
        -sum(amount) filter (where account like 'float-%' and cause <> 8) as deposits,
        sum(amount) filter (where account like 'float-%' and cause = 8) as withdrawals
      from posting as house
        join journal_entry as entry on entry.id = house.entry_id
        cross join lateral (select entry.cause in (3, 4, 14, 19, 23) as is_stake,
          account in ('stakes', 'pool-stakes', 'pools', 'pool-house', 'pool-remainders',
            'racing-stakes', 'racing-pool', 'casino-stakes') as gaming) as meant
      where house.player_id is null and house.recorded_at >= ${since}
        and house.entry_id <= ${rolledTo}
        and exists (
          select from posting as own join player on player.id = own.player_id
          where own.entry_id = house.entry_id and own.recorded_at = house.recorded_at
            and own.recorded_at >= ${since} and counts_in_statistics)
      group by 1
    ), rolled as (
      select facet, hour, sum(stakes) as stakes, sum(payouts) as payouts, sum(bonus) as bonus,
        sum(tax) as tax, sum(deposits) as deposits, sum(withdrawals) as withdrawals,
        sum(stakes) filter (where product = 'sports') as sports_stakes,
        sum(payouts) filter (where product = 'sports') as sports_payouts
      from statistics_hour
      where hour >= date_trunc('hour', ${since}::timestamptz) and facet <> 'minute'
      group by facet, hour
    ), product as (
      select * from rolled where facet = 'product'
    ), line as (
      select hour, 'product' as facet, pair.* from book full join product using (hour), lateral (
        values ('stakes', product.stakes, book.stakes), ('payouts', product.payouts, book.payouts),
          ('bonus', product.bonus, book.bonus), ('tax', product.tax, book.tax),
          ('deposits', product.deposits, book.deposits),
          ('withdrawals', product.withdrawals, book.withdrawals)
      ) as pair (figure, rolled_up, in_books)
      union all
      select hour, way.facet, pair.* from product
        cross join unnest(array['sport', 'league', 'market', 'match', 'agent', 'operator', 'device'])
          as way (facet)
        left join rolled using (hour)
        cross join lateral (
          values ('stakes', rolled.stakes, case when way.facet in ('agent', 'device')
              then product.stakes when way.facet = 'operator' then 0 else product.sports_stakes end),
            ('payouts', rolled.payouts, case when way.facet in ('agent', 'device')
              then product.payouts when way.facet = 'operator' then 0
              else product.sports_payouts end),
            ('deposits', rolled.deposits, case when way.facet in ('agent', 'operator')
              then product.deposits else 0 end)
        ) as pair (figure, rolled_up, in_books)
      where rolled.facet = way.facet
    )
    select hour, facet, figure, coalesce(rolled_up, 0)::text as rolled_up,
      coalesce(in_books, 0)::text as in_books
    from line where coalesce(rolled_up, 0) <> coalesce(in_books, 0)
    order by hour desc, facet, figure`.execute(snapshot);
  const { rows: counted } = await sql<{ hours: number }>`
    select count(distinct hour)::int as hours from statistics_hour
    where facet = 'product' and hour >= date_trunc('hour', ${since}::timestamptz)`.execute(
    snapshot,
  );
  return { differences: rows, hours: counted[0]?.hours ?? 0, rolledTo };
}

type Found = {
  readonly report: StatisticsReport;
  readonly since: Date;
  readonly checkedAt: Date;
};

async function keepReport(tx: Transaction, { report, since, checkedAt }: Found): Promise<void> {
  const { differences, hours, rolledTo } = report;
  const findings = JSON.stringify(differences.slice(0, SHOWN_MAX));
  const sound = differences.length === 0;
  await tx
    .insertInto('statisticsCheck')
    .values({ checkedAt, since, rolledTo, hours, sound, findings })
    .execute();
  const wrong = differences.map(({ hour }) => hour);
  await sql`
    insert into statistics_stale_hour (hour)
    select distinct unnest(${wrong}::timestamptz[]) order by 1
    on conflict do nothing`.execute(tx);
}

export type NewestCheck = { readonly checkedAt: Date; readonly sound: boolean };

export async function newestCheck(reader: Database['read']): Promise<NewestCheck | undefined> {
  return await reader
    .selectFrom('statisticsCheck')
    .select(['checkedAt', 'sound'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
