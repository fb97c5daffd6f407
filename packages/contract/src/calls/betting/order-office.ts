import { z } from 'zod';
import {
  administrator,
  defineCall,
  definePagedCall,
  officeWork,
  provenAdministrator,
} from '../../call.ts';
import { orderStatuses, orderTypes } from '../../constants/betting/orders.ts';
import { cancelCauses } from '../../constants/betting/rulings.ts';
import { amount, flag, id, instant, note, page, pageSize } from '../../fields.ts';
import { soughtNumber } from '../money/payment-fields.ts';
import { deed } from '../office/office-fields.ts';
import {
  detailedOrder,
  idOf,
  listedOrder,
  ruledOutcome,
  touchedOrders,
} from './order-office-fields.ts';

/** A result that is not believed, or a word about one that was not taken. */
const refusedResult = z.object({
  id,
  match_id: id.nullable(),
  /** Both in the administrator's language. */
  about: z.string(),
  why: z.string(),
  /** The provider's number of what it tells of. */
  subject_id: z.string(),
  /** As it was told. */
  words: z.string(),
  times: z.number().int().min(1),
  first_heard_at: instant,
  last_heard_at: instant,
});

const orderFilter = {
  page,
  page_size: pageSize,
  /** With or without its first letter. */
  serial_number: soughtNumber.optional(),
  user_id: id.optional(),
  /** Of the player, as people write it. */
  phone: z.string().trim().max(20).optional(),
  status: idOf(orderStatuses).optional(),
  type: idOf(orderTypes).optional(),
  match_id: id.optional(),
  start_time: instant.optional(),
  end_time: instant.optional(),
  settled_from: instant.optional(),
  settled_until: instant.optional(),
  stake_from: amount.optional(),
  stake_to: amount.optional(),
  payout_from: amount.optional(),
  payout_to: amount.optional(),
  /** 1: those that were taken out of the lists; a number finds its order in any case. */
  removed: flag.optional(),
};

/** Those that wait for a person, each under its own node and count of the menu. */
const queueCall = <Node extends 'order_list/abnormal' | 'order_list/delayed'>(
  node: Node,
  summary: string,
) =>
  definePagedCall({
    summary,
    caller: administrator(node),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ page, page_size: pageSize, user_id: id.optional(), match_id: id.optional() }),
    output: z.array(listedOrder),
  });

/** An order as the gaming board reads it. */
const reportedOrder = listedOrder.pick({
  id: true,
  serial_number: true,
  user_id: true,
  type: true,
  status: true,
  result: true,
  create_time: true,
  settlement_time: true,
  leg_count: true,
  total_price: true,
  tax_rate: true,
  tax_amount: true,
  amount_payable: true,
  after_tax_amount: true,
  actual_pay_amount: true,
  removed: true,
});

export const orderOfficeCalls = {
  'order_list/inquire': definePagedCall({
    summary: 'Orders of all players, newest first; hidden ones when they are asked for',
    caller: administrator('order_list/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object(orderFilter),
    output: z.array(listedOrder),
  }),
  'order_list/detailed': defineCall({
    summary: 'One order with its legs, what was said of each and why, its money and its cash-outs',
    caller: administrator('order_list/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id }),
    output: detailedOrder,
  }),
  'order_list/abnormal': queueCall(
    'order_list/abnormal',
    'Orders that need a result by hand, newest first',
  ),
  'order_list/delayed': queueCall(
    'order_list/delayed',
    'Large payouts that wait to be approved, newest first',
  ),
  'order_list/user_remove': defineCall({
    summary:
      'Takes a decided order out of its player’s lists and the usual list, or shows it again',
    caller: administrator('order_list/user_remove'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, removed: flag.default(1), note }),
    output: listedOrder,
  }),
  'order_list/gambling_bureau_query': definePagedCall({
    summary:
      'Orders for the gaming board: of users it is told of and who count in statistics, by period, hidden ones among them',
    caller: administrator('order_list/gambling_bureau_query'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      /** Without a period the last thirty days. */
      start_time: instant.optional(),
      end_time: instant.optional(),
      user_id: id.optional(),
      serial_number: soughtNumber.optional(),
    }),
    output: z.array(reportedOrder),
  }),
  'order_list/update_status': defineCall({
    summary: 'A clerk approves a payout that waits for it, once',
    caller: provenAdministrator('order_list/update_status'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    /** Settled is the one status a person may bring about by this call. */
    input: z.object({ id, status: z.literal(orderStatuses.settled.id), note }),
    output: listedOrder,
  }),
  'order_list/cancel_order': defineCall({
    summary:
      'A clerk cancels an order that is not settled: every leg is refunded for good, and its player reads the cause',
    caller: provenAdministrator('order_list/cancel_order'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, cause: idOf(cancelCauses), note }),
    output: listedOrder,
  }),
  'order_list/update_outcome': defineCall({
    summary:
      'A clerk says what became of a selection, for every order with a leg on it; where much is at stake it is proposed',
    caller: provenAdministrator('order_list/update_outcome'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      selection_id: id,
      outcome: ruledOutcome,
      /** Of the last ruling that the clerk was shown; 0 for none. */
      revision: z.number().int().min(0).max(1_000_000),
      note,
    }),
    output: z.object({
      selection_id: id,
      outcome: ruledOutcome,
      /** The one that was seen, while it is only proposed. */
      revision: z.number().int().min(0),
      orders_touched: touchedOrders,
      deed,
    }),
  }),
  'order_list/refused_results': definePagedCall({
    summary: 'Results that are not believed and words about results that were not taken, and why',
    caller: administrator('order_list/refused_results'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ page, page_size: pageSize, match_id: id.optional() }),
    output: z.array(refusedResult),
  }),
};
