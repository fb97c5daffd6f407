import { z } from 'zod';
import {
  anyone,
  browsing,
  careful,
  defineCall,
  definePagedCall,
  player,
  type RateLimit,
} from '../../call.ts';
import { amount, flag, id, page, pageSize, signedAmount } from '../../fields.ts';
import { requestKey } from '../money/payment-fields.ts';
import {
  foundOrder,
  order,
  payType,
  refusedLeg,
  submittedLegs,
  submittedSingles,
  systemSize,
} from './bet-fields.ts';
import { bookedSelection } from './booked-selection.ts';
import { ownReferredBet } from './referred-bets.ts';

/** Two bets a second, all day: nobody types faster, and nobody else waits for who does. */
const placing: RateLimit = { calls: 120, seconds: 60 };

/**
 * Which other price than `seen_odds` is taken: any, a better one only, or none without asking. Left
 * out, a worse one within the tolerance of the settings.
 */
const oddsChanges = z.enum(['any', 'better', 'ask']);

export const orderListCalls = {
  'order_list/add': defineCall({
    summary: 'Places a bet: one order of one or more selections, paid at once',
    caller: player,
    sites: ['player'],
    rateLimit: placing,
    input: z.object({
      request_key: requestKey,
      pay_type: payType,
      bet_amount: amount,
      bet_list: submittedLegs,
      system_size: systemSize.default(0),
      odds_changes: oddsChanges.optional(),
    }),
    output: z.object({
      /** 1: placed. 0: nothing was placed or paid, because of what stands in `nobet_list`. */
      status: flag,
      nobet_list: z.array(refusedLeg),
      order_info: order.nullable(),
      /** A large bet that waits for a trader: nothing is placed or paid yet. */
      referred: ownReferredBet.nullable(),
    }),
  }),
  'order_list/add_singles': defineCall({
    summary: 'Places several singles, each with its own stake: one order each, all of them or none',
    caller: player,
    sites: ['player'],
    rateLimit: placing,
    input: z.object({
      request_key: requestKey,
      pay_type: payType,
      bet_list: submittedSingles,
      odds_changes: oddsChanges.optional(),
    }),
    output: z.object({
      /** 1: all were placed. 0: none was, because of what stands in `nobet_list`. */
      status: flag,
      nobet_list: z.array(refusedLeg),
      /** In the order of `bet_list`. */
      orders: z.array(order),
    }),
  }),
  'order_list/user_inquire': definePagedCall({
    summary:
      'Orders of the player, newest first: open, decided (by that time), or older than thirty days',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    /** Of the older ones `settled` is not asked. */
    input: z.object({
      page,
      page_size: pageSize,
      settled: flag.default(0),
      archived: flag.default(0),
      /** Of decided ones those that ended so; whatever lost a part of its stake is lost. */
      ended: z.enum(['won', 'lost', 'void', 'cashed-out']).optional(),
    }),
    output: z.array(order),
  }),
  'order_list/user_summary': defineCall({
    summary:
      'What the bets that were decided today and on the days before cost and brought, in cash',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    /** Days of East Africa, with today. */
    input: z.object({ days: z.union([z.literal(1), z.literal(7), z.literal(30)]) }),
    output: z.object({
      bets: z.number().int().min(0),
      stakes: amount,
      returns: amount,
      /** Returns less stakes. */
      net: signedAmount,
    }),
  }),
  'order_list/user_order': definePagedCall({
    summary: 'Orders of the player whatever became of them, newest first; with a number that one',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ page, page_size: pageSize, id: id.optional() }),
    output: z.array(order),
  }),
  'order_list/repeat_betting': defineCall({
    summary: 'What of an own order can be bet on now, and what cannot',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ id }),
    output: z.object({
      success_list: z.array(bookedSelection),
      fail_list: z.array(bookedSelection),
    }),
  }),
  'order_list/inquire_by_code': defineCall({
    summary: 'How an order stands, for who has its serial number: nothing of its money or player',
    caller: anyone,
    sites: ['player'],
    rateLimit: careful,
    /** With or without its first letter. */
    input: z.object({ code: z.string().max(40) }),
    output: foundOrder,
  }),
};
