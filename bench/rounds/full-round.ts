import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';

export const TICKETS = 50_000;
const LOOK_EVERY_MS = 250;
/** A round is on its way within a minute, whatever the one under way is. */
const ROUND_WITHIN_MS = 200_000;
/** Before the next one closes there must be time to write all of it down. */
const TIME_LEFT_SECONDS = 20;

/** One ticket an order, of every kind in turn, by as many as these. */
const FILL = `
  insert into racing_order (round_id, player_id, serial_number, request_key, request_hash,
    placed_at, kind, picks, tickets, ticket_stake, stake, device)
  select $1::bigint, ($2::bigint[])[1 + ticket % cardinality($2::bigint[])],
    'RB' || lpad(ticket::text, 8, '0'), 'bench ' || ticket, '', now(), kind,
    jsonb_build_array(jsonb_build_object('kind', kind, 'numbers', numbers)), 1, 10000, 10000, 'phone'
  from generate_series(1, ${TICKETS}) as ticket, lateral (
    select 1 + ticket / 6 % 10 as a, 1 + (ticket / 6 + 3) % 10 as b, 1 + (ticket / 6 + 7) % 10 as c
  ) as cars, lateral (values
    (0, 'champion', to_jsonb(array[a])),
    (1, 'champion-and-runner-up', to_jsonb(array[a, b])),
    (2, 'top-three', to_jsonb(array[a, b, c])),
    (3, 'odd-even', to_jsonb(array[1 + ticket / 6 % 2])),
    (4, 'big-small', to_jsonb(array[1 + ticket / 6 % 2])),
    (5, 'ten-of-ten', (select jsonb_agg(1 + (place + ticket / 6) % 10 order by place)
      from generate_series(0, 9) as place))
  ) as pick (turn, kind, numbers)
  where turn = ticket % 6`;

type Round = { readonly id: string; readonly ends_at: Date };

/** Fills the round that takes bets, which the server itself has written and will lead to its end. */
export async function fillRound(client: Client, players: readonly string[]): Promise<Round> {
  const giveUpAt = Date.now() + ROUND_WITHIN_MS;
  while (Date.now() < giveUpAt) {
    const { rows } = await client.query<Round>(
      `select id::text, ends_at from racing_round
       where opens_at <= now() and closes_at > now() + make_interval(secs => ${TIME_LEFT_SECONDS})`,
    );
    const [round] = rows;
    if (round) {
      await client.query(FILL, [round.id, players]);
      await client.query('vacuum (analyze) racing_order, purse, journal_entry, posting');
      return round;
    }
    await delay(LOOK_EVERY_MS);
  }
  throw new Error('no round takes bets');
}

const SEEN_EVERY_MS = 5;

/** From the moment the cars are in until anybody can see that all is paid; and how many were. */
export async function untilPaid(client: Client, { id, ends_at }: Round) {
  await delay(Math.max(0, ends_at.getTime() - Date.now()));
  const giveUpAt = Date.now() + ROUND_WITHIN_MS;
  while (Date.now() < giveUpAt) {
    const { rowCount } = await client.query(
      `select from racing_round where id = $1 and state = 'settled'`,
      [id],
    );
    const seconds = (Date.now() - ends_at.getTime()) / 1_000;
    if (rowCount === 1) return { seconds, ...(await countsOf(client, id)) };
    await delay(SEEN_EVERY_MS);
  }
  throw new Error(`round ${id} was not settled`);
}

async function countsOf(client: Client, id: string) {
  const { rows } = await client.query<{ bets: number; payments: number }>(
    `select count(*)::integer as bets, count(order_id)::integer as payments
     from racing_order left join racing_payout on order_id = id where round_id = $1`,
    [id],
  );
  return rows[0] ?? { bets: 0, payments: 0 };
}
