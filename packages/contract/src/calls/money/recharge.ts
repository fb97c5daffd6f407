import { z } from 'zod';
import {
  browsing,
  careful,
  defineCall,
  definePagedCall,
  player,
  type RateLimit,
} from '../../call.ts';
import { amount, instant, page, pageSize } from '../../fields.ts';
import { operatorId, payStatus, requestKey, serialNumber, wholeAmount } from './payment-fields.ts';

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
  'recharge/detailed': defineCall({
    summary: 'One deposit of the player, as it stands',
    caller: player,
    sites: ['player'],
    rateLimit: watching,
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
      receipt_number: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[0-9A-Z.]{6,30}$/),
    }),
    output: recharge,
  }),
};
