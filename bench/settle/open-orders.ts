import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { billTypes } from '@kipute/contract/constants/money/bills';
import type { Client } from 'pg';

/** Home, draw and away: what each costs in thousandths, and of ten bets how many are on it. */
export const sides = [
  { odds: 2_000, bets: 5 },
  { odds: 3_000, bets: 3 },
  { odds: 4_000, bets: 2 },
] as const;

export const STAKE = 100_000n;
const DEPOSIT = 10n ** 9n;

type MatchBetOn = {
  readonly matchId: bigint;
  readonly orders: number;
  readonly players: number;
};

export const selectionIdOf = (matchId: bigint, side: number): bigint =>
  matchId * 10n + BigInt(side);

/** Open singles on one match, by players who have paid for them; the books are in order. */
export async function makeOpenOrders(client: Client, match: MatchBetOn): Promise<void> {
  const firstPlayerId = await makePlayers(client, match);
  const numbered = numberedOrders(match, { playerId: firstPlayerId, id: await firstId(client) });
  await client.query(orderRows(numbered));
  await client.query(legRows(numbered, match));
  await client.query(stakeRows(numbered, match, firstPlayerId));
  await client.query('vacuum (analyze) player, purse, journal_entry, posting, bet_order, bet_leg');
}

async function makePlayers(client: Client, { matchId, players }: MatchBetOn): Promise<bigint> {
  const { rows } = await client.query<{ first: string }>(
    `with made as (
       insert into player (phone, name, password_hash, language, default_bet_amount,
         invitation_code, registered_at)
       select '2552' || lpad(($1::bigint % 1000 * 100000 + place)::text, 8, '0'), 'bench', '', 'sw',
         0, 'S' || $1 || '-' || place, now()
       from generate_series(1, $2::integer) as place
       returning id
     ) select min(id)::text as first from made`,
    [String(matchId), players],
  );
  const [row] = rows;
  if (!row) throw new Error('nobody was made');
  await client.query(
    `select append_entry('bench gift ' || id, 2::smallint, '', '', now(), array[id, null],
       array['cash', 'corrections'], array[$2::bigint, -$2::bigint])
     from player where id >= $1`,
    [row.first, String(DEPOSIT)],
  );
  return BigInt(row.first);
}

/** Asked for once: ids say when, and every statement has its own time. */
async function firstId(client: Client): Promise<bigint> {
  const { rows } = await client.query('select bet_id_from(now())::text as id');
  return BigInt(rows[0].id);
}

type First = { readonly playerId: bigint; readonly id: bigint };

function numberedOrders({ matchId, orders, players }: MatchBetOn, first: First): string {
  const [home, draw] = sides;
  return `(
    select number, ${first.playerId} + number % ${players} as player_id,
      number / ${players} as round, ${first.id} + ${matchId % 1_000n} * 200000 + number as id,
      'B' || ${matchId} || lpad(number::text, 12, '0') as serial_number,
      case when number % 10 < ${home.bets} then 1
        when number % 10 < ${home.bets + draw.bets} then 2 else 3 end as side
    from generate_series(0, ${orders - 1}) as number
  ) as one`;
}

const oddsOfSide = `case side ${sides.map(({ odds }, at) => `when ${at + 1} then ${odds}`).join(' ')} end`;

function orderRows(numbered: string): string {
  return `insert into bet_order (id, player_id, serial_number, request_key, request_hash, placed_at,
      type, status, system_size, leg_count, stake, paid_with, device, total_odds, terms_id, profit,
      win_bonus, tax, payout)
    select id, player_id, serial_number, serial_number, '', now(), 1, ${orderStatuses.open.id}, 0, 1,
      ${STAKE}, 'cash', 'phone', ${oddsOfSide} / 10, (select max(id) from bet_terms),
      ${STAKE} * (${oddsOfSide} - 1000) / 1000, 0, 0, ${STAKE} * ${oddsOfSide} / 1000
    from ${numbered}`;
}

function legRows(numbered: string, { matchId }: MatchBetOn): string {
  return `insert into bet_leg (order_id, place, match_id, market_id, market_type_id, part_id,
      selection_id, offer_id, odds, is_live, starts_at, words)
    select id, 1, ${matchId}, ${matchId}, 69, 3, ${matchId} * 10 + side, 1, ${oddsOfSide}, false,
      now() + interval '1 day', '{}'
    from ${numbered}`;
}

function stakeRows(numbered: string, { matchId, orders, players }: MatchBetOn, first: bigint) {
  const before = `${DEPOSIT} - round * ${STAKE}`;
  const each = orders / players;
  return `with entry as (
      insert into journal_entry (key, cause, serial_number, remark, recorded_at)
      select 'bet ' || player_id || ' ' || serial_number, ${billTypes['bet-placed'].id},
        serial_number, '', now()
      from ${numbered} returning id, serial_number
    ), moved as (
      update purse set balance = balance - ${BigInt(each) * STAKE}, lines = lines + ${each}
      where player_id >= ${first} and kind = 'cash'
    )
    insert into posting (recorded_at, entry_id, line, player_id, account, amount, purse_line,
      balance_before, balance_after)
    select now(), entry.id, line, half.player_id, account, amount, purse_line, before, after
    from ${numbered} join entry using (serial_number), lateral (values
      (1, player_id, 'cash', -${STAKE}, 2 + round, ${before}, ${before} - ${STAKE}),
      (2, null, 'stakes', ${STAKE}, null, null, null)
    ) as half (line, player_id, account, amount, purse_line, before, after)
    where ${matchId} > 0`;
}
