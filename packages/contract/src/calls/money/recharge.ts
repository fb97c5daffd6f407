import { z } from 'zod';
import {
  administrator,
  anyone,
  browsing,
  careful,
  defineCall,
  definePagedCall,
  nothing,
  officeWork,
  player,
  provenAdministrator,
  type RateLimit,
} from '../../call.ts';
import { amount, flag, id, instant, note, page, pageSize } from '../../fields.ts';
import { deed, maskedPhone } from '../office/office-fields.ts';
import {
  attentionFields,
  depositWay,
  lookedAt,
  operatorId,
  paymentFilters,
  payStatus,
  receiptNumber,
  requestKey,
  serialNumber,
  settledByHand,
  soughtNumber,
  wholeAmount,
} from './payment-fields.ts';

/** A page that waits for the phone asks every two seconds when it has no socket. */
const watching: RateLimit = { calls: 120, seconds: 60 };

/** Where a deposit stands, for the words on the page: `pay_status` alone knows three. */
const stage = z.enum([
  /** Written down; the operator was not asked yet. */
  'asking',
  /** The prompt is on the phone. */
  'prompted',
  /** The operator did not answer, or not clearly; it is asked until it does. */
  'unknown',
  'paid',
  /** The player said no on the phone, or cancelled here before the prompt. */
  'cancelled',
  /** Left unanswered on the phone until the operator said that it is over. */
  'timed-out',
  'refused',
]);

const recharge = z.object({
  serial_number: serialNumber,
  pay_status: payStatus,
  stage,
  phone: z.string(),
  create_time: instant,
  amount_payable: amount,
  /** The operator. */
  pay_type: operatorId,
  /** In the player's language, when there is something to say. */
  note: z.string(),
  carrier_order_number: z.string(),
  pay_time: instant.nullable(),
  /** Until the prompt on the phone is gone. */
  prompt_ends_at: instant.nullable(),
  /** 0 once the player said that no page need wait for it; what comes in is credited all the same. */
  awaited: flag,
});

/** A payment from an operator's menu that we did not take; the operator returned it. */
const declinedPayment = z.object({
  id,
  receipt_number: z.string(),
  amount,
  phone: maskedPhone,
  /** Whose number the payer typed as the reference, if a player's. */
  user_id: id.nullable(),
  /** As the payer typed it; a phone number in it is masked. */
  reference: z.string(),
  pay_type: operatorId,
  /** In the administrator's language. */
  why: z.string(),
  judged_at: instant,
});

const managed = recharge.extend({
  phone: maskedPhone,
  user_id: id,
  way: depositWay,
  ...attentionFields,
});

export const rechargeCalls = {
  'recharge/add': defineCall({
    summary: 'Asks the operator to prompt the phone for a payment',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({
      request_key: requestKey,
      pay_type: operatorId,
      /** Empty: the registered number. */
      phone: z.string().trim().max(20).default(''),
      amount: wholeAmount,
    }),
    output: recharge,
  }),
  'recharge/terms': defineCall({
    summary:
      'What the player may still deposit by limits of their own, and until when a break lasts',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: z.object({
      /** Deposits under way count as if they had come. Null: nothing of their own limits it. */
      left: amount.nullable(),
      pause_ends_at: instant.nullable(),
    }),
  }),
  'recharge/detailed': defineCall({
    summary: 'One deposit of the player, as it stands',
    caller: player,
    sites: ['player'],
    rateLimit: watching,
    input: z.object({ serial_number: serialNumber }),
    output: recharge,
  }),
  'recharge/stop_waiting': defineCall({
    summary: 'No page need wait for this deposit any more; money that still comes in is credited',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ serial_number: serialNumber }),
    output: recharge,
  }),
  'recharge/inquire': definePagedCall({
    summary: 'Deposits of the player, newest first',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ page, page_size: pageSize, pay_status: payStatus.optional() }),
    output: z.array(recharge),
  }),
  'recharge/paybill': defineCall({
    summary: 'How to pay from the operator’s own menu: business number, reference and steps',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ pay_type: operatorId }),
    output: z.object({
      business_number: z.string(),
      reference: z.string(),
      steps: z.array(z.string()),
    }),
  }),
  'recharge/claim': defineCall({
    summary: '"I paid but see nothing": the operator is asked about a receipt, credited once',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({
      pay_type: operatorId,
      receipt_number: receiptNumber,
    }),
    output: recharge,
  }),
  'recharge/manage': definePagedCall({
    summary: 'Deposits of all players, newest first; on wish only those a person must look at',
    caller: administrator('recharge/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      /** 1: only those that somebody must look at. */
      attention: flag.optional(),
      pay_status: payStatus.optional(),
      user_id: id.optional(),
      serial_number: soughtNumber.optional(),
      carrier_order_number: soughtNumber.optional(),
      ...paymentFilters,
    }),
    output: z.array(managed),
  }),
  'declined_payment/inquire': definePagedCall({
    summary: 'Payments from the operators’ menus that were not taken and went back, and why',
    caller: administrator('declined_payment/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ page, page_size: pageSize, receipt_number: soughtNumber.optional() }),
    output: z.array(declinedPayment),
  }),
  'recharge/update': defineCall({
    summary:
      'A clerk credits a payment from the operator’s statement, each receipt once; a large one is proposed',
    caller: provenAdministrator('recharge/credit'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      request_key: requestKey,
      /** The player's number, as people write it, or the user id; one of them. */
      phone: z.string().trim().max(20).default(''),
      user_id: id.optional(),
      pay_type: operatorId,
      receipt_number: receiptNumber,
      amount: wholeAmount,
      note,
    }),
    /** There is no deposit while it is only proposed. */
    output: z.object({ deed, recharge: managed.nullable() }),
  }),
  'recharge/mark_looked': defineCall({
    summary: 'A clerk has looked at what was doubtful about a deposit; no money moves',
    caller: administrator('recharge/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: lookedAt,
    output: managed,
  }),
  'recharge/settle': defineCall({
    summary:
      'A clerk ends a doubtful deposit by the operator’s statement: it is credited or closed, once',
    caller: provenAdministrator('recharge/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: settledByHand,
    output: managed,
  }),
};

/** Switches are 1 on, 0 off. Halotel is ours: the notes name three networks, players use four. */
const payConfig = z.object({
  tigo_recharge: flag,
  tigo_withdraw: flag,
  airtel_recharge: flag,
  airtel_withdraw: flag,
  vodacom_recharge: flag,
  vodacom_withdraw: flag,
  halotel_recharge: flag,
  halotel_withdraw: flag,
  /** Operators in the order in which they are offered. */
  channel_order: z.array(operatorId),
  recharge_delay: z.number().int(),
  minimum_recharge: amount,
  max_recharge: amount,
  minimum_withdraw: amount,
  max_withdraw: amount,
  prohibit_withdrawal: flag,
});

export const payConfigCalls = {
  'pay_config/inquire': defineCall({
    summary: 'Operators that are switched on, and the limits of deposit and withdrawal',
    caller: anyone,
    rateLimit: browsing,
    input: nothing,
    output: payConfig,
  }),
};
