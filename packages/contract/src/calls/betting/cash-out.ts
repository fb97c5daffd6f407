import { z } from 'zod';
import { browsing, careful, defineCall, player } from '../../call.ts';
import {
  autoCashOutStates,
  cashOutLocks,
  cashOutStates,
} from '../../constants/betting/cash-outs.ts';
import { legOutcomes } from '../../constants/betting/outcomes.ts';
import { rowsOf, wordsOf } from '../../constants/choice.ts';
import { amount, flag, id, instant } from '../../fields.ts';
import { requestKey } from '../money/payment-fields.ts';

/** Why there is no offer right now; empty when there is one. */
const why = z.enum(['', ...wordsOf(cashOutLocks)]);

const sharePercent = z.number().int().min(1).max(100);
const percent = z.number().min(0).max(100);

/** A fraction as a decimal, cut after six places: prices without a margin rarely end. */
const decimal = z.string().regex(/^\d+(\.\d{1,6})?$/);

/** Counted from 0 in the order of the legs; -1 for a step about no leg. */
const leg = z.number().int().min(0).max(59);
const noLeg = z.literal(-1);

const outcome = z.literal(rowsOf(legOutcomes).map(([, { id: number }]) => number));

/** One line of the answer to "how did this number come about?", in the order of the sum. */
const step = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stake'), leg: noLeg, stake: amount }),
  z.object({ kind: z.literal('decided-leg'), leg, outcome, factor: decimal }),
  z.object({
    kind: z.literal('open-leg'),
    leg,
    placed_odds: z.number(),
    fair_odds: decimal,
    factor: decimal,
  }),
  z.object({
    kind: z.literal('lines'),
    leg: noLeg,
    lines: z.number().int(),
    /** How many legs a line may have; of a full cover several. */
    legs_each: z.array(z.number().int()),
  }),
  z.object({ kind: z.literal('profit-ceiling'), leg: noLeg, promised: amount, returned: amount }),
  z.object({ kind: z.literal('margin'), leg: noLeg, percent }),
  z.object({ kind: z.literal('payout-ceiling'), leg: noLeg, payout: amount }),
  z.object({ kind: z.literal('tax'), leg: noLeg, percent, tax: amount }),
]);

/** A part of the order that was cashed already. */
const cashedPart = z.object({
  time: instant,
  stake: amount,
  tax: amount,
  /** What arrived. */
  paid: amount,
  /** 1 when the player's rule did it. */
  by_rule: flag,
});

const { locked, offered, accepted } = cashOutStates;

const offer = z.object({
  state: z.literal([locked.id, offered.id]),
  why,
  /** Before tax, the tax, and what arrives; 0 while it is locked. */
  value: amount,
  tax: amount,
  paid: amount,
  stake_in_play: amount,
  /** Of the automatic cash-out; null while none is set. */
  threshold: amount.nullable(),
});

/** As many as a list may show on one page. */
const ORDERS_MAX = 100;

export const cashOutCalls = {
  'order_list/early_settlement_preparation': defineCall({
    summary: 'What the house pays now for what is in play of an own order, and how that came about',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ id }),
    output: offer.extend({
      steps: z.array(step),
      /** In the order they were made. */
      cash_outs: z.array(cashedPart),
    }),
  }),
  'order_list/early_settlement_offers': defineCall({
    summary:
      'The same number for several own orders at once, for a list; of others nothing is said',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ id_list: z.array(id).max(ORDERS_MAX) }),
    output: z.array(offer.extend({ id })),
  }),
  'order_list/early_settlements': defineCall({
    summary: 'Cashes an own order out, in whole or in part, for no less than was accepted',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({
      id,
      request_key: requestKey,
      /** Of the stake in play; 100 closes the order. */
      share_percent: sharePercent,
      /** After tax, as the page showed it for that share. */
      accepted_amount: amount,
    }),
    output: z.object({
      /** Accepted: paid. Offered: worth less by now, as said here, and nothing was done. */
      state: z.literal([locked.id, offered.id, accepted.id]),
      why,
      /** Of the share. */
      paid: amount,
      tax: amount,
      /** What is left when it was accepted. */
      stake_in_play: amount,
    }),
  }),
  'order_list/set_rule': defineCall({
    summary:
      'Has an own order cashed out as soon as that pays the threshold, also while signed out',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    /** After tax. Another one takes the place of the first. */
    input: z.object({ id, threshold: amount }),
    output: z.object({ state: z.literal(autoCashOutStates.set.id), threshold: amount }),
  }),
  'order_list/cancel_rules': defineCall({
    summary: 'Cancels the automatic cash-out of an own order; nothing happens where none is set',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ id }),
    output: z.object({ state: z.literal(autoCashOutStates.cancelled.id) }),
  }),
};
