import { z } from 'zod';
import { browsing, defineCall, definePagedCall, player } from '../../call.ts';
import { billAges, billPurses, billTypes } from '../../constants/money/bills.ts';
import { instant, page, pageSize, signedAmount } from '../../fields.ts';

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

export const billCalls = {
  'bill/inquire': definePagedCall({
    summary: 'The statement of a purse, newest first, with the balance before and after each line',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({
      page,
      page_size: pageSize,
      type: purse.default(billPurses.balance),
      age: age.default(billAges.recent),
      /** Only lines of these bill types; empty for all. */
      bill_types: z.array(billType).max(30).default([]),
    }),
    output: z.array(bill),
  }),
  'bill/curve': defineCall({
    summary: 'The balance of a purse at the end of each of the last thirty days of East Africa',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ type: purse.default(billPurses.balance) }),
    output: z.array(z.object({ day: z.iso.date(), balance: signedAmount })),
  }),
};
