import { z } from 'zod';
import { administrator, defineCall, definePagedCall, officeWork } from '../../call.ts';
import {
  boardOrderStates,
  boardProducts,
  caseStates,
  exclusionLengths,
  paymentDirections,
  suspicions,
  taxedProducts,
} from '../../constants/operations/regulator.ts';
import { amount, flag, id, instant, note, page, pageSize, signedAmount } from '../../fields.ts';
import { maskedPhone, person } from './office-fields.ts';

const wordOf = <Table extends object>(table: Table) =>
  z.enum(Object.keys(table) as [keyof Table & string]);

const usual = { sites: ['backoffice'], rateLimit: officeWork } as const;
const day = z.iso.date();
const product = wordOf(taxedProducts);

const dailyRow = z.object({
  key: z.string(),
  day,
  product,
  bets: z.number().int(),
  stakes: amount,
  payouts: signedAmount,
  /** Stakes less payouts: below nothing when players won more. */
  ggr: signedAmount,
  /** Withheld from players. */
  tax: signedAmount,
  bonus: signedAmount,
});

const taxRow = z.object({
  product,
  month: z.string(),
  stakes: amount,
  payouts: signedAmount,
  ggr: signedAmount,
  /** As it stood at the end of the month; a change within it is counted from its day. */
  levy_percent: z.number(),
  /** Of what the house won; nothing of a month in which it lost. */
  levy: amount,
  tax_percent: z.number(),
  tax: signedAmount,
  total: signedAmount,
  due_on: day,
});

const boardOrder = z.object({
  serial_number: z.string(),
  product: wordOf(boardProducts),
  create_time: instant,
  user_id: id,
  leg_count: z.number().int(),
  /** Empty where an order has no one price. */
  total_price: z.string(),
  stake: amount,
  payout: amount,
  tax: amount,
  state: wordOf(boardOrderStates),
  settlement_time: instant.nullable(),
});

const exclusion = z.object({
  id,
  user_id: id,
  name: z.string(),
  phone: maskedPhone,
  length: wordOf(exclusionLengths),
  asked_at: instant,
  ends_at: instant,
  in_force: flag,
});

const suspiciousCase = z.object({
  id,
  user_id: id,
  name: z.string(),
  phone: maskedPhone,
  kind: wordOf(suspicions),
  direction: wordOf(paymentDirections),
  first_day: day,
  last_day: day,
  amount,
  payments: z.number().int(),
  serial_numbers: z.string(),
  state: wordOf(caseStates),
  opened_at: instant,
  /** Whoever reports has a day for it. */
  due_at: instant,
  moved_by: person.nullable(),
  moved_at: instant,
});

const caseNote = z.object({
  id,
  written_by: person.nullable(),
  state_before: wordOf(caseStates),
  state_after: wordOf(caseStates),
  note: z.string(),
  written_at: instant,
});

export const regulatorCalls = {
  'regulator/inquire': defineCall({
    ...usual,
    summary:
      'What each product took and paid on each day, as the board is told; yesterday unless said',
    caller: administrator('regulator/inquire'),
    input: z.object({ from: day.optional(), to: day.optional() }),
    output: z.array(dailyRow),
  }),
  'regulator/orders': definePagedCall({
    ...usual,
    summary: 'Orders of players whom the board is told of, in the order of their placing',
    caller: administrator('regulator/orders'),
    input: z.object({ page, page_size: pageSize, from: day.optional(), to: day.optional() }),
    output: z.array(boardOrder),
  }),
  'regulator/tax': defineCall({
    ...usual,
    summary:
      'Tax withheld and levy on gross gaming revenue of a month, by product; the last whole month unless said',
    caller: administrator('regulator/tax'),
    /** Any day of the month. */
    input: z.object({ month: day.optional() }),
    output: z.array(taxRow),
  }),
  'regulator/exclusions': definePagedCall({
    ...usual,
    summary: 'Who stays away from play by their own word, newest first',
    caller: administrator('regulator/exclusions'),
    input: z.object({
      page,
      page_size: pageSize,
      user_id: id.optional(),
      /** 1: those whose time is not over. */
      in_force: flag.optional(),
      length: wordOf(exclusionLengths).optional(),
    }),
    output: z.array(exclusion),
  }),
  'suspicious/inquire': definePagedCall({
    ...usual,
    summary: 'Payments that somebody must look at before the authority is told, newest first',
    caller: administrator('suspicious/inquire'),
    input: z.object({
      page,
      page_size: pageSize,
      state: wordOf(caseStates).optional(),
      kind: wordOf(suspicions).optional(),
      user_id: id.optional(),
    }),
    output: z.array(suspiciousCase),
  }),
  'suspicious/notes': defineCall({
    ...usual,
    summary: 'What was written about one case, oldest first',
    caller: administrator('suspicious/inquire'),
    input: z.object({ id }),
    output: z.array(caseNote),
  }),
  'suspicious/update': defineCall({
    ...usual,
    summary: 'A clerk writes about a case and moves it on, or only writes',
    caller: administrator('suspicious/update'),
    input: z.object({
      id,
      /** As the clerk saw it: what somebody else moved since is refused. */
      seen: wordOf(caseStates),
      state: wordOf(caseStates),
      note,
    }),
    output: suspiciousCase,
  }),
};
