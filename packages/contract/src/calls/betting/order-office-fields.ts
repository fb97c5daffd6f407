import { z } from 'zod';
import { orderResults } from '../../constants/betting/orders.ts';
import { legOutcomes } from '../../constants/betting/outcomes.ts';
import { orderDecisions, ruledOutcomes, rulingSources } from '../../constants/betting/rulings.ts';
import { type Choices, rowsOf } from '../../constants/choice.ts';
import { billTypes } from '../../constants/money/bills.ts';
import { amount, flag, id, instant, signedAmount } from '../../fields.ts';
import { maskedPhone } from '../office/office-fields.ts';
import { order, orderLeg } from './bet-fields.ts';

export const idOf = <Table extends Choices>(table: Table) =>
  z.literal(rowsOf(table).map(([, { id: number }]) => number));

const count = z.number().int().min(0);

/** A bet as a row of the list: whose it is, what it costs and brings. */
export const listedOrder = order.omit({ note: true, terms: true, details: true }).extend({
  user_id: id,
  user_name: z.string(),
  phone: maskedPhone,
  leg_count: count,
  /** What became of it, in one word. */
  result: idOf(orderResults),
  /** Paid to who invited the player. */
  inviter_reward: amount,
  currency: z.literal('TZS'),
  /** What was really paid out, by settlement and cash-outs together; 0 while nothing was. */
  actual_pay_amount: amount,
  /** Of who decided about it last, or hid it. */
  note: z.string(),
  /** 1: taken out of the lists of its player. */
  removed: flag,
});

/** Bets that another ruling would decide, or decide otherwise. */
export const touchedOrders = z.object({
  /** Waiting for a result, abnormal ones among them. */
  open: count,
  /** Decided and waiting to be approved. */
  delayed: count,
  /** Paid: what they were paid is taken back and paid anew. */
  paid: count,
});

const ruling = z.object({
  revision: count,
  outcome: idOf(legOutcomes),
  said_by: idOf(rulingSources),
  /** In the administrator's language: why a person must decide, or what changed. */
  why: z.string(),
  /** Of a person's word. */
  administrator: z.string(),
  note: z.string(),
  ruled_at: instant,
});

export const officeLeg = orderLeg.omit({ pick: true, score: true }).extend({
  /** 1 when no later ruling changes it: the order was cancelled, or the leg was paid early. */
  is_final: flag,
  /** As the provider has it now; 0 when it has taken the match away. */
  match_status: count,
  /** "2:1", empty while nobody tells it. */
  score: z.string(),
  /** What the result makes of it now; null when it does not tell, and then why not. */
  our_outcome: idOf(legOutcomes).nullable(),
  our_why: z.string(),
  provider_outcome: idOf(legOutcomes).nullable(),
  /** Why a person must look at it, in the administrator's language; empty when nobody must. */
  doubt: z.string(),
  /** Of the last ruling, to be named by who makes the next; 0 when there is none. */
  revision: count,
  orders_touched: touchedOrders,
  /** Every word that was said, oldest first. */
  rulings: z.array(ruling),
});

const orderBill = z.object({
  type: idOf(billTypes),
  /** cash or credit. */
  purse: z.string(),
  changed_amount: signedAmount,
  balance_before: amount,
  balance_after: amount,
  update_time: instant,
});

const orderCashOut = z.object({
  number: count,
  share_percent: count,
  stake_sold: amount,
  stake_left: amount,
  value: amount,
  tax: amount,
  paid: amount,
  /** 1 when a rule of the player did it. */
  by_rule: flag,
  cashed_at: instant,
});

const orderDecision = z.object({
  decision: idOf(orderDecisions),
  administrator: z.string(),
  note: z.string(),
  decided_at: instant,
});

/** Everything about one bet. */
export const detailedOrder = listedOrder.extend({
  /** Of the player, now. */
  balance: amount,
  legs: z.array(officeLeg),
  bills: z.array(orderBill),
  cash_outs: z.array(orderCashOut),
  decisions: z.array(orderDecision),
});

/** What a person says became of a selection. */
export const ruledOutcome = idOf(ruledOutcomes);
