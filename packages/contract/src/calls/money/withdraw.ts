import { z } from 'zod';
import {
  administrator,
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
import { amount, flag, id, instant, page, pageSize, visibleText } from '../../fields.ts';
import { deed, maskedPhone } from '../office/office-fields.ts';
import {
  attentionFields,
  lookedAt,
  operatorId,
  payStatus,
  requestKey,
  serialNumber,
  settledByHand,
  soughtNumber,
  wholeAmount,
} from './payment-fields.ts';

const watching: RateLimit = { calls: 120, seconds: 60 };

export const withdrawalStage = z.enum([
  /** Large: a clerk looks at it first. The money is held. */
  'reviewing',
  /** Held; about to be sent, or sent and not answered for yet. */
  'sending',
  /** The operator did not answer clearly. The money stays held and the operator is asked again. */
  'unknown',
  'paid',
  /** The money is back in the balance. */
  'returned',
]);

const withdrawal = z.object({
  serial_number: serialNumber,
  carrier_order_number: z.string(),
  amount,
  /** Kept by the operator, as far as it is known. */
  fee: amount,
  pay_status: payStatus,
  stage: withdrawalStage,
  pay_type: operatorId,
  phone: z.string(),
  note: z.string(),
  create_time: instant,
  pay_time: instant.nullable(),
});

const managed = withdrawal.extend({ phone: maskedPhone, user_id: id, ...attentionFields });

export const withdrawCalls = {
  'withdraw/terms': defineCall({
    summary: 'What this player may withdraw now, to which number, and why not',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: z.object({
      phone: z.string(),
      pay_type: operatorId,
      minimum: amount,
      maximum: amount,
      /** Left of today's limit. */
      left_today: amount,
      /** From here on a clerk looks first. */
      review_from: amount,
      /** What each operator keeps, by amount; empty when none does. */
      fees: z.array(z.object({ pay_type: operatorId, up_to: amount, fee: amount })),
      /** 1 when this player may not withdraw at present. */
      forbidden: flag,
    }),
  }),
  'withdraw/add': defineCall({
    summary: 'Holds the amount and pays it out to the registered number',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ request_key: requestKey, pay_type: operatorId, amount: wholeAmount }),
    output: withdrawal,
  }),
  'withdraw/detailed': defineCall({
    summary: 'One withdrawal of the player, as it stands',
    caller: player,
    sites: ['player'],
    rateLimit: watching,
    input: z.object({ serial_number: serialNumber }),
    output: withdrawal,
  }),
  'withdraw/inquire': definePagedCall({
    summary: 'Withdrawals of the player, newest first',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ page, page_size: pageSize, pay_status: payStatus.optional() }),
    output: z.array(withdrawal),
  }),
  'withdraw/manage': definePagedCall({
    summary:
      'Withdrawals of all players, newest first; on wish only those that wait or are doubtful',
    caller: administrator('withdraw/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      /** 1: only those that wait for a clerk. */
      waiting: flag.optional(),
      /** 1: only those that somebody must look at. */
      attention: flag.optional(),
      pay_status: payStatus.optional(),
      user_id: id.optional(),
      serial_number: soughtNumber.optional(),
    }),
    output: z.array(managed),
  }),
  'withdraw/update': defineCall({
    summary:
      'A clerk lets a withdrawal go or gives the money back, once; letting a large one go is proposed',
    caller: provenAdministrator('withdraw/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      serial_number: serialNumber,
      decision: z.enum(['approved', 'rejected']),
      /** For the second person; obligatory where one is needed. */
      note: visibleText(200).default(''),
    }),
    /** While it is only proposed, the withdrawal stays held as it was. */
    output: managed.extend({ deed }),
  }),
  'withdraw/mark_looked': defineCall({
    summary: 'A clerk has looked at what was doubtful about a withdrawal; no money moves',
    caller: administrator('withdraw/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: lookedAt,
    output: managed,
  }),
  'withdraw/settle': defineCall({
    summary:
      'A clerk ends a doubtful withdrawal by the operator’s statement: it counts as paid or comes back, once',
    caller: provenAdministrator('withdraw/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: settledByHand,
    output: managed,
  }),
};
