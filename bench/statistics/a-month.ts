import { Client } from 'pg';

/** What five million orders leave in a month: rows of the roll-up, and who played on which day. */
const HOURS = 31 * 24;
const PLAYERS = 60_000;
const DAYS_PLAYED = 10;

/** How many keys a facet has in one hour; leagues and matches change over the month. */
const facets = [
  ['product', 6],
  ['sport', 8],
  ['device', 10],
  ['operator', 4],
  ['market', 40],
  ['league', 80],
  ['match', 250],
  ['agent', 300],
] as const;

/** Written as sets. No books stand behind them: nobody compares them in this world. */
export async function fillMonth(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const [facet, keys] of facets) {
      await client.query(
        `insert into statistics_hour (facet, hour, product, key, stakes, payouts, bonus, tax,
           deposits, withdrawals, bets)
         select $1, date_trunc('hour', now()) - make_interval(hours => hour),
           case when $1 = 'product' then (array['sports', 'jackpot', 'lucky-six', 'racing',
             'casino', 'account'])[key] else 'sports' end,
           case when $1 = 'product' then '' else (key + hour / 24 * 7)::text end,
           100000 + key * hour, 80000 + key * hour, 500, 700, 90000, 60000, 20
         from generate_series(1, $2::integer) as hour, generate_series(1, $3::integer) as key
         on conflict do nothing`,
        [facet, HOURS, keys],
      );
    }
    await client.query(
      `insert into player (phone, name, password_hash, language, default_bet_amount,
         invitation_code, registered_at)
       select '2551' || lpad(place::text, 8, '0'), 'old', '', 'sw', 0, 'S' || place,
         now() - make_interval(hours => place % 1800)
       from generate_series(1, $1::integer) as place`,
      [PLAYERS],
    );
    await client.query(
      `with crowd as (select id, registered_at from player where password_hash = ''),
       played as (
         insert into statistics_player_day (day, player_id, since)
         select current_date - (id + nth * 3)::integer % 31, id, now() - interval '1 day'
         from crowd, generate_series(1, $1::integer) as nth
         on conflict do nothing
         returning day, player_id
       ), figures as (
         insert into player_day (player_id, day, stakes, payouts)
         select player_id, day, 100000 + player_id % 997, 80000 from played
       )
       insert into statistics_first_bet (player_id, at)
       select id, registered_at from crowd where id % 3 > 0`,
      [DAYS_PLAYED],
    );
    await client.query(
      `vacuum (analyze) statistics_hour, statistics_player_day, statistics_first_bet, player,
         player_day`,
    );
  } finally {
    await client.end();
  }
}
