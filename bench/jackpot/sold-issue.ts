import type { Client } from 'pg';
import { insertIssue, PLACES, STAKE } from './issue.ts';

export const TICKETS = 200_000;
/** Of a hundred tickets one has all right; the others are wrong in four places at least. */
const WINNER_OF = 100;

export const WINNING_PICKS = Array.from({ length: PLACES }, () => '1').join(',');

/** Closed, every match won by the home team, with its stakes paid for by as many as these. */
export async function makeSoldIssue(
  client: Client,
  { number, players }: { readonly number: number; readonly players: readonly string[] },
): Promise<bigint> {
  const id = await insertIssue(client, {
    ...{ prefix: `B${String.fromCharCode(65 + number)}`, state: 'closed', reserves: 0 },
    closesAt: new Date(),
  });
  await client.query(
    `insert into pool_issue_match (issue_id, is_reserve, place, match_id, home_id, away_id,
       starts_at, words, ended, home, away, told_at)
     select $1::bigint, false, place, 960000 + $2::bigint * 100 + place, 1, 2, now(), '{}', 'played',
       1, 0, now()
     from generate_series(1, ${PLACES}) as place`,
    [id, number],
  );
  await client.query(
    `insert into pool_ticket (issue_id, player_id, serial_number, request_key, request_hash,
       placed_at, picks, reserve_picks, multiplier, lines, stake, paid_with, device)
     select $1::bigint, ($2::bigint[])[1 + ticket % cardinality($2::bigint[])],
       'Q' || $1 || lpad(ticket::text, 8, '0'), $1 || ' ' || ticket, '', now(),
       case when ticket % ${WINNER_OF} = 0 then '${WINNING_PICKS}'
         else '2,X,2,X' || (select string_agg(',' || (array['1','X','2'])[1 + (ticket * 7919
           / (3 ^ place)::bigint) % 3], '') from generate_series(0, ${PLACES - 5}) as place) end,
       '', 1, 1, ${STAKE}, 'cash', 'phone'
     from generate_series(0, ${TICKETS - 1}) as ticket`,
    [id, players],
  );
  await client.query('vacuum (analyze) pool_ticket, purse, journal_entry, posting');
  // What was just made is half of what PostgreSQL writes between two of them: without this one
  // begins in every other turn of a bench, and bets beside it take three times as long.
  await client.query('checkpoint');
  return BigInt(id);
}
