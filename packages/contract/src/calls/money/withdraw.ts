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
import { withdrawalRefusalCodes } from '../../constants/money/withdrawals.ts';
import { amount, flag, id, instant, page, pageSize, visibleText } from '../../fields.ts';
import { deed, maskedPhone, person } from '../office/office-fields.ts';
import { moneyPath } from './money-path.ts';
import {
  attentionFields,
  lookedAt,
  operatorId,
  paymentFilters,
  payStatus,
  requestKey,
  serialNumber,
  settledByHand,
  soughtNumber,
  wholeAmount,
  withdrawalStage,
} from './payment-fields.ts';

const watching: RateLimit = { calls: 120, seconds: 60 };

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

/** What one rule measured when the withdrawal was asked for: shillings, days or percent. */
const ruleFinding = z.object({
  rule: z.enum(['amount', 'day', 'account-age', 'turnover']),
  /** Null where there was nothing to measure. */
  measured: z.number().nullable(),
  wanted: z.number(),
  holds: flag,
});

const claim = z.object({ by: person, ends_at: instant, mine: flag });

/** One that waits for a person, with all that the queue shows of it. */
const queued = managed.extend({
  user: person,
  registered_at: instant,
  /** Empty for those asked for before there were rules. */
  findings: z.array(ruleFinding),
  claim: claim.nullable(),
  /** Approved by one person already: the second one decides it among the approvals. */
  proposed: z.object({ id, by: person, note: z.string(), mine: flag }).nullable(),
});

const dayOfMoney = z.object({ day: z.iso.date(), money_in: amount, money_out: amount });
const bySerial = z.object({ serial_number: serialNumber });
const office = { sites: ['backoffice'], rateLimit: officeWork } as const;

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
      carrier_order_number: soughtNumber.optional(),
      ...paymentFilters,
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
      /** Why it is given back, as the player is told it; obligatory then. */
      reason: z.enum(withdrawalRefusalCodes).optional(),
      /** Obligatory with an approval, and with a reason that says nothing by itself. */
      note: visibleText(200).default(''),
    }),
    /** While it is only proposed, the withdrawal stays held as it was. */
    output: managed.extend({ deed }),
  }),
  'withdraw/inquire_queue': defineCall({
    ...office,
    summary: 'Withdrawals that wait for a person, oldest first: why, since when, and who has which',
    caller: administrator('withdraw/inquire_queue'),
    input: nothing,
    output: z.object({
      /** The two hundred oldest. */
      rows: z.array(queued),
      /** All that wait, whether shown or not. */
      waiting: z.number().int(),
      sum: amount,
      /** Sent, and nobody knows what became of them. */
      unclear: z.number().int(),
      paid_today: z.number().int(),
      refused_today: z.number().int(),
      last_decided_at: instant.nullable(),
      goal_minutes: z.number().int(),
      claim_minutes: z.number().int(),
      second_from: amount,
    }),
  }),
  'withdraw/inquire_case': defineCall({
    ...office,
    summary: 'What a clerk looks at before deciding one: the path of its money, in and out by day',
    caller: administrator('withdraw/inquire_queue'),
    input: bySerial,
    output: z.object({
      row: queued,
      money_path: moneyPath,
      /** The last thirty days, oldest first. */
      days: z.array(dayOfMoney),
      /** As the ledger has it; what was paid out of it is gone from it. */
      float: amount,
    }),
  }),
  'withdraw/claim': defineCall({
    ...office,
    summary: 'Takes one that waits for oneself, for some minutes; again prolongs it',
    caller: administrator('withdraw/update'),
    input: bySerial,
    output: queued,
  }),
  'withdraw/take_next': defineCall({
    ...office,
    summary: 'Takes the oldest that nobody has; null when all are taken or done',
    caller: administrator('withdraw/update'),
    input: nothing,
    output: queued.nullable(),
  }),
  'withdraw/release': defineCall({
    ...office,
    summary: 'Lets go of one that the caller had taken',
    caller: administrator('withdraw/update'),
    input: bySerial,
    output: queued,
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
