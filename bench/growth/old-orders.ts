import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { billTypes } from '@kipute/contract/constants/money/bills';

/** Orders of each old player: one every third day since the beginning. */
export const ORDERS_PER_PLAYER = 100;
const SPAN_DAYS = 300;
const DAY_MS = 86_400_000;
/** Every tenth order of a player won, and the newest one is open. */
const WON = 'round % 10 = 4';
const OPEN = `round = ${ORDERS_PER_PLAYER - 1}`;
const WINS_BEFORE = '(round + 5) / 10';
const WINS_PER_PLAYER = ORDERS_PER_PLAYER / 10;
const DEPOSIT = 10n ** 9n;
const MATCHES = 20_000;

export type OldOrders = {
  /** Their ids follow each other. */
  readonly firstPlayerId: bigint;
  readonly players: number;
  /** From here on no entry has been written. */
  readonly firstEntryId: bigint;
  /** The newest are of yesterday. */
  readonly now: number;
  /** A bet as the server wrote it: promises, terms and names are taken from it. */
  readonly pattern: { readonly id: string; readonly stake: string; readonly payout: string };
};

/** The statements of one table must come in their order; those of two tables need not. */
type OldRows = { readonly books: readonly string[]; readonly orders: readonly string[] };

/**
 * Everything about an old order follows from its number, so that each table is filled by itself and
 * in the order of time: first all players bet once, then all of them a second time.
 */
export function oldRows(terms: OldOrders): OldRows {
  return { books: [deposits(terms), bets(terms), results(terms)].flat(), orders: orders(terms) };
}

/** How many entries the statements write at most, counted from the first id. */
export const entriesOf = ({ players }: Pick<OldOrders, 'players'>) =>
  players * (1 + 2 * ORDERS_PER_PLAYER);

function numbered({ firstPlayerId, players, firstEntryId, now }: OldOrders): string {
  const count = players * ORDERS_PER_PLAYER;
  const beganMs = now - (SPAN_DAYS + 1) * DAY_MS;
  return `(
    select *, to_timestamp(placed_ms / 1000::float8) as placed_at,
      to_timestamp(placed_ms / 1000::float8) + interval '3 hours' as settled_at,
      (placed_ms << 20) | (number & 1048575) as id,
      'B' || ((placed_ms << 20) | (number & 1048575)) as serial_number,
      md5(player_id || ' ' || round) as request_key,
      ${firstEntryId + BigInt(players)} + number as entry_id,
      ${firstEntryId + BigInt(players + count)} + number as result_id
    from (
      select number, number / ${players} as round, ${firstPlayerId} + number % ${players} as player_id,
        ${beganMs} + number * ${SPAN_DAYS * DAY_MS} / ${count} as placed_ms
      from generate_series(0::bigint, ${count - 1}) as number
    ) as one
  ) as old`;
}

/** What lets them bet; and the purse as it will be when all else is written. */
function deposits({ firstPlayerId, players, firstEntryId, now, pattern }: OldOrders): string[] {
  const at = `to_timestamp(${(now - (SPAN_DAYS + 2) * DAY_MS) / 1000})`;
  const owners = `generate_series(0, ${players - 1}) as place`;
  const { stake, payout } = pattern;
  const left =
    DEPOSIT - BigInt(stake) * BigInt(ORDERS_PER_PLAYER) + BigInt(payout) * BigInt(WINS_PER_PLAYER);
  return [
    `insert into journal_entry (id, key, cause, serial_number, remark, recorded_at)
     overriding system value
     select ${firstEntryId} + place, 'old deposit ' || ${firstPlayerId} + place,
       ${billTypes.deposit.id}, '', '', ${at}
     from ${owners}`,
    `insert into posting (recorded_at, entry_id, line, player_id, account, amount, purse_line,
       balance_before, balance_after)
     select ${at}, ${firstEntryId} + place, line, player_id, account, amount, purse_line, before,
       after
     from ${owners}, lateral (values
       (1, null, 'float-mpesa', -${DEPOSIT}, null, null, null),
       (2, ${firstPlayerId} + place, 'cash', ${DEPOSIT}, 1, 0, ${DEPOSIT})
     ) as half (line, player_id, account, amount, purse_line, before, after)`,
    `insert into purse (player_id, kind, balance, lines)
     select ${firstPlayerId} + place, 'cash', ${left}, ${1 + ORDERS_PER_PLAYER + WINS_PER_PLAYER}
     from ${owners}`,
  ];
}

function bets(terms: OldOrders): string[] {
  const { stake, payout } = terms.pattern;
  const before = `${DEPOSIT} - round * ${stake} + ${WINS_BEFORE} * ${payout}`;
  return [
    `insert into journal_entry (id, key, cause, serial_number, remark, recorded_at)
     overriding system value
     select entry_id, 'bet ' || player_id || ' ' || request_key, ${billTypes['bet-placed'].id},
       serial_number, '', placed_at
     from ${numbered(terms)}`,
    `insert into posting (recorded_at, entry_id, line, player_id, account, amount, purse_line,
       balance_before, balance_after)
     select placed_at, entry_id, line, half.player_id, account, amount, purse_line, before, after
     from ${numbered(terms)}, lateral (values
       (1, player_id, 'cash', -${stake}, 2 + round + ${WINS_BEFORE}, ${before}, ${before} - ${stake}),
       (2, null, 'stakes', ${stake}, null, null, null)
     ) as half (line, player_id, account, amount, purse_line, before, after)`,
  ];
}

function results(terms: OldOrders): string[] {
  const { stake, payout } = terms.pattern;
  const before = `${DEPOSIT} - (round + 1) * ${stake} + ${WINS_BEFORE} * ${payout}`;
  return [
    `insert into journal_entry (id, key, cause, serial_number, remark, recorded_at)
     overriding system value
     select result_id, 'bet-result ' || serial_number, ${billTypes['bet-result'].id},
       serial_number, '', settled_at
     from ${numbered(terms)} where ${WON}`,
    `insert into posting (recorded_at, entry_id, line, player_id, account, amount, purse_line,
       balance_before, balance_after)
     select settled_at, result_id, line, half.player_id, account, amount, purse_line, before, after
     from ${numbered(terms)}, lateral (values
       (1, null, 'stakes', -${payout}, null, null, null),
       (2, player_id, 'cash', ${payout}, 3 + round + ${WINS_BEFORE}, ${before}, ${before} + ${payout})
     ) as half (line, player_id, account, amount, purse_line, before, after)
     where ${WON}`,
  ];
}

function orders(terms: OldOrders): string[] {
  const { pattern } = terms;
  const { open, settled } = orderStatuses;
  const { pending, win, lose } = legOutcomes;
  return [
    `insert into bet_order (id, player_id, serial_number, request_key, request_hash, placed_at,
       type, status, system_size, leg_count, stake, paid_with, device, total_odds, terms_id, profit,
       win_bonus, tax, payout, settled_at)
     select old.id, old.player_id, old.serial_number, old.request_key, pattern.request_hash,
       old.placed_at, type, case when ${OPEN} then ${open.id} else ${settled.id} end, system_size,
       leg_count, stake, paid_with, device, total_odds, terms_id, profit, win_bonus, tax,
       case when ${OPEN} or ${WON} then payout else 0 end,
       case when ${OPEN} then null else old.settled_at end
     from (select * from bet_order where id = ${pattern.id}) as pattern, ${numbered(terms)}`,
    `insert into bet_leg (order_id, place, match_id, market_id, market_type_id, part_id,
       selection_id, offer_id, odds, is_live, starts_at, words, outcome)
     select old.id, place, match_id + 1 + (number * 3 + place) % ${MATCHES}, market_id,
       market_type_id, part_id, selection_id + 1 + (number * 3 + place) % ${MATCHES}, offer_id,
       odds, is_live, old.placed_at + interval '1 hour', words,
       case when ${OPEN} then ${pending.id} when ${WON} or place > 1 then ${win.id}
         else ${lose.id} end
     from ${numbered(terms)}, (select * from bet_leg where order_id = ${pattern.id}) as pattern`,
  ];
}
