import { z } from 'zod';
import { administrator, careful, defineCall, definePagedCall, officeWork } from '../../call.ts';
import { jobStatuses, jobTypes } from '../../constants/operations/administration.ts';
import { exportFormats, exportTypeNames } from '../../constants/operations/exports.ts';
import { flag, id, instant, page, pageSize } from '../../fields.ts';
import { requestKey } from '../money/payment-fields.ts';
import { person } from './office-fields.ts';

const idsOf = <Table extends Readonly<Record<string, { readonly id: number }>>>(table: Table) => {
  return z.literal(Object.values(table).map((row) => row.id) as Table[keyof Table]['id'][]);
};

const jobType = idsOf(jobTypes);
const jobStatus = idsOf(jobStatuses);

const job = z.object({
  id,
  type: jobType,
  status: jobStatus,
  /** What it is about, in the administrator's language; empty when its type says all. */
  subject: z.string(),
  /** Who asked for it; null for the house itself. */
  applicant: person.nullable(),
  /** Rows or people that are done, and how many there are; null while nobody knows. */
  done: z.number().int().min(0),
  total: z.number().int().min(0).nullable(),
  /** More than one where a day's runs share a line. */
  runs: z.number().int().min(1),
  failed_runs: z.number().int().min(0),
  /** In the administrator's language; empty unless it failed. */
  error: z.string(),
  create_time: instant,
  start_time: instant.nullable(),
  end_time: instant.nullable(),
  /** 1: the caller may end it now. */
  may_cancel: flag,
  /** Of the caller's own exports alone: where the file is fetched, and until when. */
  download: z
    .object({
      handle: z.string(),
      name: z.string(),
      bytes: z.number().int().min(0),
      expires_at: instant,
    })
    .nullable(),
});

export const jobCalls = {
  'job/inquire': definePagedCall({
    summary: 'Long work of the house and exports, newest first: where it stands, and one’s files',
    caller: administrator('job/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      type: jobType.optional(),
      status: jobStatus.optional(),
      /** 1: only what the caller asked for. */
      own: flag.optional(),
      from: instant.optional(),
      to: instant.optional(),
    }),
    output: z.array(job),
  }),
  'job/cancel': defineCall({
    summary: 'Ends an export: at once while it waits, after its next rows while it is written',
    caller: administrator('job/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id }),
    output: job,
  }),
  'export/add': defineCall({
    summary:
      'Asks for a whole list as a file, written beside the bets by a job; the same key, once',
    caller: administrator('list_export/add'),
    sites: ['backoffice'],
    rateLimit: careful,
    input: z.object({
      request_key: requestKey,
      type: z.enum(exportTypeNames),
      format: z.enum(exportFormats),
      /** In this order; empty: all that the caller may see. */
      columns: z.array(z.string().max(40)).max(40).default([]),
      /** 1: phones not masked, for who may see them whole; that is noted in the log. */
      whole_phones: flag.default(0),
      /** Of lists that lie in time; an order's placing, a payment's request, a bill's moment. */
      from: instant.optional(),
      to: instant.optional(),
      /** What the list was asked for, in the words of its own call. */
      filter: z.record(z.string().max(40), z.union([z.string().max(100), z.number()])).default({}),
    }),
    output: job,
  }),
};
