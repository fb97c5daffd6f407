import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { billTypes } from '@kipute/contract/constants/money/bills';
import type { Ask } from '../world/database.ts';

/** What was promised when it was placed, as the house keeps it. */
type StoredTerms = {
  readonly taxRatePercent: number;
  /** Senti. */
  readonly singleProfitMaximum: string;
  readonly multipleProfitMaximum: string;
  readonly winBonus: {
    readonly ladder: readonly { readonly legs: number; readonly percent: number }[];
    /** Thousandths. */
    readonly oddsMinimum: number;
  };
  readonly moneyBack?: {
    readonly ladder: readonly { readonly legs: number; readonly percent: number }[];
  };
};

type StoredLeg = {
  readonly place: number;
  readonly matchId: string;
  readonly selectionId: string;
  /** Thousandths. */
  readonly odds: number;
  /** A leg outcome of the contract. */
  readonly outcome: number;
};

/** A part of a bet that was cashed out, the last one all that was left; money as below. */
export type StoredSale = {
  readonly number: number;
  /** Of the page; a rule has one that no page can send. */
  readonly key: string;
  readonly phone: string;
  readonly sharePercent: number;
  readonly stakeSold: string;
  readonly stakeLeft: string;
  readonly value: string;
  readonly tax: string;
  readonly paid: string;
  readonly soldBy: 'player' | 'rule';
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** A bet as the house has it; money is text of whole senti. */
export type StoredOrder = {
  readonly id: string;
  readonly playerId: string;
  readonly phone: string;
  readonly serial: string;
  readonly key: string;
  /** A number of the contract. */
  readonly status: number;
  readonly stake: string;
  /** What no cash-out has taken; once all of it is sold, what the last one took. */
  readonly stakeInPlay: string;
  readonly sales: readonly StoredSale[];
  readonly settlements: number;
  /** How often it was settled as lost and opened again. */
  readonly reopenings: number;
  readonly paidWith: 'cash' | 'credit';
  readonly systemSize: number;
  readonly legCount: number;
  /** Hundredths. */
  readonly totalOdds: string;
  readonly profit: string;
  readonly winBonus: string;
  readonly tax: string;
  readonly payout: string;
  readonly terms: StoredTerms;
  readonly legs: readonly StoredLeg[];
  /** Of Dar es Salaam. */
  readonly day: string;
};

/** Its figures are what its legs made of it; before that they are what was promised. */
export const isDecided = ({ status }: Pick<StoredOrder, 'status'>): boolean =>
  status === orderStatuses.settled.id || status === orderStatuses['awaiting-approval'].id;

const soldStatuses: readonly number[] = [
  orderStatuses['cashed-out'].id,
  orderStatuses['auto-cashed-out'].id,
];

/** Its figures are what its sales brought. */
export const isSold = ({ status }: Pick<StoredOrder, 'status'>): boolean =>
  soldStatuses.includes(status);

const SALES = `
  select json_agg(json_build_object('number', number, 'key', cash_out.request_key,
      'phone', seller.phone, 'sharePercent', share_percent, 'stakeSold', stake_sold::text,
      'stakeLeft', stake_left::text, 'value', value::text, 'tax', cash_out.tax::text,
      'paid', paid::text, 'soldBy', sold_by,
      'at', (extract(epoch from cashed_at) * 1000)::bigint) order by number)
  from cash_out join player as seller on seller.id = cash_out.player_id
  where order_id = bet_order.id`;

const ORDERS = `
  select bet_order.id::text, player_id::text as "playerId", phone, serial_number as serial, request_key as key, status,
    stake::text, coalesce(stake_in_play, stake)::text as "stakeInPlay", settlements, reopenings,
    coalesce((${SALES}), '[]') as sales, paid_with as "paidWith", system_size as "systemSize", leg_count as "legCount",
    total_odds::text as "totalOdds", profit::text, win_bonus::text as "winBonus", tax::text,
    payout::text, content as terms,
    (placed_at at time zone 'Africa/Dar_es_Salaam')::date::text as day,
    coalesce((select json_agg(json_build_object('place', place, 'matchId', match_id::text,
        'selectionId', selection_id::text, 'odds', odds, 'outcome', outcome) order by place)
      from bet_leg where order_id = bet_order.id), '[]') as legs
  from bet_order join player on player.id = player_id join bet_terms on bet_terms.id = terms_id
  order by bet_order.id`;

export const readOrders = (ask: Ask): Promise<readonly StoredOrder[]> => ask(ORDERS);

/** An entry of the books that says it is for a bet. */
export type StakeEntry = {
  readonly key: string;
  readonly serial: string;
  /** "player account amount", in order; the house has no player. */
  readonly postings: readonly string[];
};

const STAKES = `
  select key, serial_number as serial, array(
    select concat_ws(' ', player_id, account, amount) from posting
    where entry_id = journal_entry.id order by amount) as postings
  from journal_entry where cause = ${billTypes['bet-placed'].id} order by id`;

export const readStakes = (ask: Ask): Promise<readonly StakeEntry[]> => ask(STAKES);
