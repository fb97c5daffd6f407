import { billTypes } from '@kipute/contract/constants/money/bills';
import type { Ask } from '../../world/database.ts';

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
};

type StoredLeg = {
  readonly place: number;
  readonly matchId: string;
  readonly selectionId: string;
  /** Thousandths. */
  readonly odds: number;
};

/** A bet as the house has it; money is text of whole senti. */
export type StoredOrder = {
  readonly playerId: string;
  readonly phone: string;
  readonly serial: string;
  readonly key: string;
  readonly stake: string;
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

const ORDERS = `
  select player_id::text as "playerId", phone, serial_number as serial, request_key as key,
    stake::text, paid_with as "paidWith", system_size as "systemSize", leg_count as "legCount",
    total_odds::text as "totalOdds", profit::text, win_bonus::text as "winBonus", tax::text,
    payout::text, content as terms,
    (placed_at at time zone 'Africa/Dar_es_Salaam')::date::text as day,
    coalesce((select json_agg(json_build_object('place', place, 'matchId', match_id::text,
        'selectionId', selection_id::text, 'odds', odds) order by place)
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
