import { z } from 'zod';
import { administrator, defineCall, definePagedCall, officeWork } from '../../call.ts';
import { accountKinds, ledgerAccounts } from '../../constants/money/accounts.ts';
import { amount, id, instant, page, pageSize, signedAmount } from '../../fields.ts';
import { person } from '../office/office-fields.ts';
import { billType } from './bill.ts';

const idsOf = (table: Readonly<Record<string, { readonly id: number }>>) =>
  z.literal(Object.values(table).map(({ id: number }) => number));

const account = idsOf(ledgerAccounts);
/** Of East Africa. */
const day = z.iso.date();
const usual = { sites: ['backoffice'], rateLimit: officeWork } as const;

const posting = z.object({
  line: z.number().int(),
  account,
  /** Whose purse; null for an account of the house. */
  user: person.nullable(),
  amount: signedAmount,
  balance_before: signedAmount.nullable(),
  balance_after: signedAmount.nullable(),
});

const entryHead = {
  id,
  type: billType,
  serial_number: z.string(),
  remark: z.string(),
  recorded_at: instant,
};

/** What an entry is about, as far as a screen shows it. */
const cause = z.object({
  kind: z.enum(['bet', 'deposit', 'withdrawal', 'pool-ticket', 'racing', 'casino', 'none']),
  serial_number: z.string(),
});

export const ledgerCalls = {
  'ledger/inquire_balance': defineCall({
    ...usual,
    summary: 'Trial balance at the end of a day: every account with its turnover; ties to zero',
    caller: administrator('ledger/inquire_balance'),
    /** Without a day: as the books stand now. */
    input: z.object({ day: day.optional() }),
    output: z.object({
      day,
      /** Until when postings are in it. */
      until: instant,
      rows: z.array(
        z.object({
          account,
          kind: idsOf(accountKinds),
          debit: amount,
          credit: amount,
          balance: signedAmount,
          /** Of the day alone. */
          day_debit: amount,
          day_credit: amount,
        }),
      ),
      /** Of all balances; anything but zero is a fault of the books. */
      total: signedAmount,
    }),
  }),
  'ledger/inquire_account': definePagedCall({
    ...usual,
    summary: 'What moved an account on a day, newest first; the newest hundred thousand',
    caller: administrator('ledger/inquire_balance'),
    input: z.object({ page, page_size: pageSize, account, day }),
    output: z.array(
      /** Its own key tells lines of one entry apart. */
      z.object({ ...entryHead, key: z.string(), user: person.nullable(), amount: signedAmount }),
    ),
  }),
  'ledger/inquire_entry': defineCall({
    ...usual,
    summary: 'One entry of the books: all its postings, what it is about, and its other entries',
    caller: administrator('bill/inquire'),
    input: z.object({ id }),
    output: z.object({
      ...entryHead,
      key: z.string(),
      postings: z.array(posting),
      /** Of its postings; zero in books that are in order. */
      sum: signedAmount,
      cause,
      /** Entries of the same serial number, oldest first, this one included. */
      others: z.array(z.object({ ...entryHead, key: z.string(), amount: signedAmount })),
    }),
  }),
};
