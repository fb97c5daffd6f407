import { limitKinds, limitPeriods } from '@kipute/domain/protection/play-limit';
import { z } from 'zod';
import {
  administrator,
  administratorOrAgent,
  defineCall,
  definePagedCall,
  officeWork,
} from '../../call.ts';
import { billPurses } from '../../constants/money/bills.ts';
import { amount, flag, id, instant, page, pageSize, signedAmount } from '../../fields.ts';
import { session } from '../accounts/sign-in.ts';
import { bill, billType, purse } from '../money/bill.ts';
import { soughtNumber } from '../money/payment-fields.ts';
import { maskedPhone, person } from './office-fields.ts';
import { user } from './users.ts';

const detailedUser = user.extend({
  language: z.enum(['sw', 'en-US']),
  gender: z.number().int(),
  mail: z.string(),
  birthday: z.string(),
  location: z.string(),
  job: z.string(),
  payout_phones: z.array(maskedPhone),
  /** On its way out. */
  held: amount,
  deposits: amount,
  withdrawals: amount,
  stakes: amount,
  /** Less tax and what corrections took back, which may be more than all of it. */
  payouts: signedAmount,
  limits: z.array(
    z.object({
      kind: z.enum(limitKinds),
      period: z.enum(limitPeriods),
      amount: amount.nullable(),
      used: amount,
    }),
  ),
  pause: z.object({ length: z.string(), ends_at: instant }).nullable(),
  erasure_asked_at: instant.nullable(),
  /** Of each part of the page; one above the maximum means "at least". */
  counts: z.object({
    orders: z.number().int(),
    bills: z.number().int(),
    deposits: z.number().int(),
    withdrawals: z.number().int(),
    sessions: z.number().int(),
    messages: z.number().int(),
    invitees: z.number().int(),
    notes: z.number().int(),
    log: z.number().int(),
  }),
});

const links = ['device', 'payout-phone', 'registration-network'] as const;

const linkedAccount = person.extend({
  phone: maskedPhone,
  /** What both share. */
  shares: z.array(z.enum(links)),
  disabled_status: flag,
  balance: amount,
  net_result: signedAmount,
  register_time: instant,
});

const day = z.object({
  day: z.iso.date(),
  /** At its end, in East Africa. */
  balance: signedAmount,
  deposits: amount,
  /** Paid out on that day. */
  withdrawals: amount,
  stakes: amount,
  payouts: signedAmount,
  /** From the house's side. */
  net_result: signedAmount,
});

const eventKinds = ['money', 'bets', 'sessions', 'office'] as const;

const timelineEvent = z.object({
  /** Tells two events apart. */
  key: z.string(),
  at: instant,
  kind: z.enum(eventKinds),
  /** What happened, in the administrator's language. */
  title: z.string(),
  detail: z.string(),
  /** What it did to the purses; null when nothing moved. */
  amount: signedAmount.nullable(),
  /** What it is about, for a link: an order's, deposit's or withdrawal's serial number, or empty. */
  subject: z.object({
    kind: z.enum(['order', 'racing-order', 'casino-round', 'deposit', 'withdrawal', 'none']),
    id: z.string(),
  }),
});

const billFilters = {
  user_id: id.optional(),
  serial_number: soughtNumber.optional(),
  type: purse.default(billPurses.balance),
  bill_type: billType.optional(),
  start_time: instant.optional(),
  end_time: instant.optional(),
};

export const userPageCalls = {
  'subscriber/detailed': defineCall({
    summary: 'Everything one needs to know of a user at a glance',
    caller: administratorOrAgent('subscriber/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ user_id: id }),
    output: detailedUser,
  }),
  'subscriber/linked_accounts': defineCall({
    summary: 'Accounts with the same device, payout number or network at registration',
    caller: administrator('subscriber/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ user_id: id }),
    output: z.array(linkedAccount),
  }),
  'subscriber/daily_history': defineCall({
    summary: 'Balance, deposits, withdrawals, stakes and net result of a user by day',
    caller: administratorOrAgent('subscriber/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ user_id: id, days: z.number().int().min(1).max(3_660).default(60) }),
    output: z.array(day),
  }),
  'subscriber/timeline': definePagedCall({
    summary: 'Everything that happened to a user, newest first',
    caller: administrator('subscriber/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      user_id: id,
      kind: z.enum(eventKinds).optional(),
    }),
    output: z.array(timelineEvent),
  }),
  'subscriber/notes': defineCall({
    summary: 'What was noted about a user, by whom, newest first',
    caller: administrator('subscriber/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ user_id: id }),
    output: z.array(z.object({ id, note: z.string(), by: person.nullable(), noted_at: instant })),
  }),
  'subscriber/user_sessions': defineCall({
    summary: 'Where a user is signed in, and the devices they ever used',
    caller: administrator('subscriber/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ user_id: id }),
    output: z.object({
      sessions: z.array(session.omit({ current: true })),
      devices: z.array(
        z.object({
          /** The beginning of its hash. */
          id: z.string(),
          first_seen_at: instant,
          /** How many accounts signed in from it. */
          accounts: z.number().int(),
        }),
      ),
    }),
  }),
  'subscriber/messages': definePagedCall({
    summary: 'What was written to a user, as text messages and in the site; codes are never shown',
    caller: administrator('subscriber/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ page, page_size: pageSize, user_id: id }),
    output: z.array(
      z.object({
        /** With the channel before it: two channels number theirs by themselves. */
        id: z.string(),
        channel: z.enum(['sms', 'site']),
        /** With its secrets blotted out. */
        body: z.string(),
        /** In the site `unread`, `read` or `removed`. */
        state: z.string(),
        queued_at: instant,
        changed_at: instant,
      }),
    ),
  }),
  'bill/manage': definePagedCall({
    summary: 'Lines of all statements, newest first, by user, purse, type and time',
    caller: administrator('bill/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      ...billFilters,
    }),
    output: z.array(bill.extend({ id: z.string(), user: person })),
  }),
  'bill/manage_totals': defineCall({
    summary: 'What the lines that `bill/manage` finds come to: how many, in, out',
    caller: administrator('bill/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object(billFilters),
    output: z.object({ lines: z.number().int(), money_in: amount, money_out: amount }),
  }),
};
