import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import type { Times } from './figures-store.ts';

export type People = {
  readonly registered: number;
  readonly active: number;
  /** Of the registered ones, who have ever staked. */
  readonly converted: number;
};

/** In two halves, each with an index of its own: accounts that were closed registered as well. */
const registeredIn = ({ from, until }: Times) => sql`
  (select id, registered_at from player where closed_at is null and counts_in_statistics
    and registered_at >= ${from} and registered_at < ${until}
  union all
  select id, registered_at from player where closed_at is not null and counts_in_statistics
    and registered_at >= ${from} and registered_at < ${until})`;

/** Few accounts do not count, and an index names them. */
const counts = sql`player_id <> all (array(select id from player where not counts_in_statistics))`;

const dayOf = (at: Date) => sql`(${at}::timestamptz at time zone 'Africa/Dar_es_Salaam')::date`;

/** Whole days but for the last one, of which only who had staked by then is active. */
export async function peopleOf(reader: Reader, times: Times): Promise<People> {
  const { from, until } = times;
  const { rows } = await sql<People>`
    select registered, converted, active from (
      select count(*)::int as registered, count(first_bet.at)::int as converted
      from ${registeredIn(times)} as newcomer
        left join statistics_first_bet as first_bet on first_bet.player_id = newcomer.id
    ) as joined, (
      select count(*)::int as active from (
        select player_id from statistics_player_day
        where day >= ${dayOf(from)} and day <= ${dayOf(new Date(until.getTime() - 1))}
          and since < ${until} and ${counts}
        group by player_id
      ) as once
    ) as played`.execute(reader);
  return rows[0] ?? { registered: 0, active: 0, converted: 0 };
}

export type PeopleDay = {
  readonly day: string;
  readonly registered: number;
  readonly active: number;
};

export async function peopleByDay(reader: Reader, times: Times): Promise<readonly PeopleDay[]> {
  const { from, until } = times;
  const last = new Date(until.getTime() - 1);
  const { rows } = await sql<PeopleDay>`
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(registered, 0)::int as registered,
      coalesce(active, 0)::int as active
    from generate_series(${dayOf(from)}, ${dayOf(last)}, interval '1 day') as every (day)
      left join (
        select (registered_at at time zone 'Africa/Dar_es_Salaam')::date as day,
          count(*) as registered
        from ${registeredIn(times)} as newcomer group by 1
      ) as joined using (day)
      left join (
        select day, count(*) as active from statistics_player_day as played
        where day >= ${dayOf(from)} and day <= ${dayOf(last)} and ${counts}
        group by day
      ) as played using (day)
    order by day`.execute(reader);
  return rows;
}

export type Cohort = {
  readonly week: string;
  readonly registered: number;
  readonly active: readonly number[];
};

/** Of those who registered in each week since then, who staked in each week from it on. */
export async function cohortsSince(reader: Reader, times: Times): Promise<readonly Cohort[]> {
  const { rows } = await sql<Cohort>`
    with newcomer as materialized (
      select id, date_trunc('week', registered_at at time zone 'Africa/Dar_es_Salaam')::date as week
      from ${registeredIn(times)} as newcomer
    ), active as (
      select week, nth, count(*)::int as players from (
        select newcomer.week, (day - newcomer.week) / 7 as nth, player_id
        from newcomer join statistics_player_day on player_id = newcomer.id
        where day >= ${dayOf(times.from)} and day >= newcomer.week
        group by 1, 2, 3
      ) as once group by 1, 2
    ), joined as (
      select week, count(*)::int as registered from newcomer group by week
    )
    select to_char(week, 'YYYY-MM-DD') as week, registered, array(
      select coalesce(players, 0) from generate_series(0, (${dayOf(times.until)} - week) / 7) as nth
        left join active on active.week = joined.week and active.nth = nth.nth
      order by nth.nth) as active
    from joined order by week`.execute(reader);
  return rows;
}

export type TopPlayer = {
  readonly id: bigint;
  readonly name: string;
  readonly stakes: bigint;
  readonly payouts: bigint;
};

const TOP = 20;

/** By the figures of players (docs/spec/user-office.md), whose payouts are after tax. */
export async function topPlayers(
  reader: Reader,
  { from, until }: Times,
): Promise<readonly TopPlayer[]> {
  const { rows } = await sql<TopPlayer>`
    select id, name, sums.stakes, sums.payouts from (
      select player_id, sum(stakes)::bigint as stakes, sum(payouts)::bigint as payouts
      from player_day as played
      where day >= ${dayOf(from)} and day <= ${dayOf(new Date(until.getTime() - 1))}
        and stakes > 0 and ${counts}
      group by player_id order by sum(stakes) desc, player_id limit ${TOP}
    ) as sums join player on player.id = player_id
    order by sums.stakes desc, id`.execute(reader);
  return rows;
}

export type ReturnRow = {
  readonly game: string;
  readonly name: string;
  readonly product: 'casino' | 'racing';
  readonly stakes: bigint;
  readonly payouts: bigint;
  /** Hundredths of a percent. */
  readonly stated: number | null;
};

/** Rounds of the casino that began in the time, and rounds of racing of its days, by kind of bet. */
export async function returnsOf(
  reader: Reader,
  { from, until }: Times,
): Promise<readonly ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    select game.id::text as game, game.name_en as name, 'casino' as product,
      sum(staked)::bigint as stakes, sum(won)::bigint as payouts, stated_return as stated
    from casino_game as game join casino_round as round on round.game_id = game.id
    where opened_at >= ${from} and opened_at < ${until} and debits > 0
    group by game.id
    union all
    select kind, '', 'racing', sum(stake)::bigint, coalesce(sum(paid + shared), 0)::bigint, null
    from racing_order left join racing_payout on order_id = racing_order.id
    where round_id in (select id from racing_round
      where id >= ${firstRoundOf(from)} and id < ${firstRoundOf(until)} and state = 'settled')
    group by kind
    order by stakes desc`.execute(reader);
  return rows;
}

/** A round is named by its day and its number on it. */
const firstRoundOf = (at: Date) => sql`(to_char(${dayOf(at)}, 'YYYYMMDD') || '0000')::bigint`;
