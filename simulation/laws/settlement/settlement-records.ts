import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { billTypes } from '@kipute/contract/constants/money/bills';
import type { Ask } from '../../world/database.ts';

/** An entry of the books that says it is for the end of a bet. */
export type SettlementEntry = {
  readonly key: string;
  readonly postings: readonly {
    /** A player and a purse, or an account of the house. */
    readonly account: string;
    /** Senti, as text. */
    readonly amount: string;
  }[];
};

/** What an order was paid and every entry that paid it; money is text of whole senti. */
export type SettledOrder = {
  readonly serial: string;
  /** Empty when there is no such order. */
  readonly playerId: string;
  /** A number of the contract. */
  readonly status: number;
  readonly settlements: number;
  readonly reopenings: number;
  readonly stake: string;
  readonly paidWith: string;
  readonly tax: string;
  readonly payout: string;
  /** Whether each of its legs is. */
  readonly isRefunded: boolean;
  readonly entries: readonly SettlementEntry[];
};

const causes = (['bet-result', 'bet-bonus', 'winnings-tax', 'correction'] as const).map(
  (cause) => billTypes[cause].id,
);

/**
 * Tax on what was cashed out and what an inviter gave back are no part of a player's settlement.
 * One question: bets are decided while the laws look, and two would be of two moments.
 */
const SETTLEMENTS = `
  select serial_number as serial, coalesce(player_id::text, '') as "playerId",
    coalesce(status, 0) as status, coalesce(settlements, 0) as settlements,
    coalesce(reopenings, 0) as reopenings,
    coalesce(stake::text, '0') as stake, coalesce(paid_with, '') as "paidWith",
    coalesce(tax::text, '0') as tax, coalesce(payout::text, '0') as payout,
    coalesce((select bool_and(outcome = ${legOutcomes.refund.id}) from bet_leg
      where order_id = bet_order.id), false) as "isRefunded",
    coalesce(entries, '[]') as entries
  from bet_order full join (
    select serial_number,
      json_agg(json_build_object('key', key, 'postings', postings) order by id) as entries
    from journal_entry, lateral (
      select json_agg(json_build_object('account', concat_ws(' ', player_id, account),
          'amount', amount::text) order by line) as postings
      from posting where entry_id = journal_entry.id
    ) as moved
    where cause in (${causes.join(', ')}) and key !~ '^(cash-out|reward)'
    group by serial_number
  ) as booked using (serial_number)
  order by serial_number`;

export const readSettlements = (ask: Ask): Promise<readonly SettledOrder[]> => ask(SETTLEMENTS);
