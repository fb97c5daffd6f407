import { z } from 'zod';
import { administrator, careful, defineCall, definePagedCall, officeWork } from '../../call.ts';
import {
  closingReasons,
  differenceKinds,
  paymentParties,
  reconciliationStates,
  statementSources,
} from '../../constants/money/reconciliation.ts';
import { amount, flag, instant, note, page, pageSize } from '../../fields.ts';
import { person } from '../office/office-fields.ts';

const idsOf = (table: Readonly<Record<string, { readonly id: number }>>) =>
  z.literal(Object.values(table).map(({ id }) => id));

const party = idsOf(paymentParties);

/** Of East Africa. */
const day = z.iso.date();

const difference = z.object({
  /** Its place among the differences of its day. */
  number: z.number().int().min(1),
  kind: idsOf(differenceKinds),
  /** As the operator has it, where both do. */
  direction: z.enum(['in', 'out']),
  receipt: z.string(),
  reference: z.string(),
  /** Null on the side that does not have it. */
  our_amount: amount.nullable(),
  their_amount: amount.nullable(),
  /** Names it, whichever comparison finds it. */
  key: z.string(),
  closed: z
    .object({ reason: idsOf(closingReasons), note: z.string(), by: person, at: instant })
    .nullable(),
});

const reconciledDay = z.object({
  /** Party and day in one, to tell rows apart. */
  key: z.string(),
  day,
  party,
  state: idsOf(reconciliationStates),
  source: idsOf(statementSources).nullable(),
  /** Payments in the party's list. */
  lines: z.number().int().min(0).nullable(),
  difference_count: z.number().int().min(0),
  /** Of them, those that nobody closed. */
  open_count: z.number().int().min(0),
  compared_at: instant.nullable(),
  /** The first hundred. */
  differences: z.array(difference),
});

/** Some thirty thousand payments. */
const STATEMENT_CHARACTERS_MAX = 2_000_000;
/** The envelope makes a text a third longer, and letters beyond ASCII take more bytes. */
const STATEMENT_BODY_BYTES_MAX = 4 * 1024 * 1024;

export const reconciliationCalls = {
  'reconciliation/inquire': definePagedCall({
    summary: 'Days that are over, by party: compared, with differences, or not compared',
    caller: administrator('reconciliation/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      /** 1: only days with differences that nobody closed and days that nobody compared. */
      open: flag.optional(),
      party: party.optional(),
      from_day: day.optional(),
      to_day: day.optional(),
    }),
    output: z.array(reconciledDay),
  }),
  'reconciliation/update': defineCall({
    summary:
      'A party’s statement of a day as CSV (direction,receipt,reference,amount) is compared with the books; one unreadable line refuses the file',
    caller: administrator('reconciliation/update'),
    sites: ['backoffice'],
    rateLimit: careful,
    bodyLimitBytes: STATEMENT_BODY_BYTES_MAX,
    input: z.object({
      party,
      day,
      statement: z.string().min(1).max(STATEMENT_CHARACTERS_MAX),
    }),
    output: z.object({
      /** 0: nothing was kept or compared, because of the faults. */
      taken: flag,
      /** The first twenty, in the administrator's language. */
      faults: z.array(z.object({ line: z.number().int(), why: z.string() })),
      difference_count: z.number().int().min(0),
    }),
  }),
  'reconciliation/close': defineCall({
    summary: 'A difference that was looked into is closed with its reason, once; no money moves',
    caller: administrator('reconciliation/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      party,
      day,
      /** Its name among the differences of the day. */
      key: z.string().min(1).max(300),
      reason: idsOf(closingReasons),
      note,
    }),
    output: reconciledDay,
  }),
};
