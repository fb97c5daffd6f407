import { z } from 'zod';
import { browsing, defineCall, definePagedCall, player } from '../../call.ts';
import { billAges, billPurses, billTypes } from '../../constants/money/bills.ts';
import { amount, instant, page, pageSize, signedAmount } from '../../fields.ts';

export const purse = z.union([
  z.literal(billPurses.balance),
  z.literal(billPurses.credit),
  z.literal(billPurses['racing-coin']),
]);

const age = z.union([z.literal(billAges.recent), z.literal(billAges.archived)]);

const billTypeIds = Object.values(billTypes).map(({ id }) => id);
export const billType = z
  .number()
  .int()
  .refine((id) => (billTypeIds as number[]).includes(id));

export const bill = z.object({
  serial_number: z.string(),
  type: billType,
  change_amount: signedAmount,
  balance_before: signedAmount,
  balance_after: signedAmount,
  remark: z.string(),
  update_time: instant,
});

/** Whole days of East Africa, both counted; without them the last thirty. */
const days = {
  from_day: z.iso.date().optional(),
  to_day: z.iso.date().optional(),
};

const filter = {
  type: purse.default(billPurses.balance),
  /** Only lines of these bill types; empty for all. */
  bill_types: z.array(billType).max(30).default([]),
};

export const billCalls = {
  'bill/inquire': definePagedCall({
    summary: 'The statement of a purse, newest first, with the balance before and after each line',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({
      page,
      page_size: pageSize,
      /** Those older than thirty days know no days of their own. */
      age: age.default(billAges.recent),
      ...filter,
      ...days,
    }),
    output: z.array(bill),
  }),
  'bill/totals': defineCall({
    summary: 'How many lines of a statement there are, and what came in and went out by them',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ ...filter, ...days }),
    output: z.object({ lines: z.number().int(), money_in: amount, money_out: amount }),
  }),
  'bill/curve': defineCall({
    summary: 'The balance of a purse at the end of each day, of the last thirty or of those named',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ type: filter.type, ...days }),
    output: z.array(z.object({ day: z.iso.date(), balance: signedAmount })),
  }),
};
