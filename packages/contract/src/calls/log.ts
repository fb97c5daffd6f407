import { z } from 'zod';
import {
  administrator,
  anyone,
  careful,
  defineCall,
  definePagedCall,
  nothing,
  officeWork,
} from '../call.ts';
import { logTypes } from '../constants/operations/logs.ts';
import { id, instant, page, pageSize } from '../fields.ts';

/** What a record of the log can be about. */
export const subjectKinds = [
  'player',
  'administrator',
  'role',
  'permission-node',
  'order',
  'deposit',
  'withdrawal',
  'statement',
  'match',
  'competition',
  'competition-tier',
  'market-type',
  'country',
  'bookmaker',
  'setting',
  'address-rule',
  'message-template',
  'area-code',
  'proposal',
  'text',
  'campaign',
  'file',
  'banner',
  'popular-competition',
  'mailing',
  'free-bet-template',
  'chat',
  'canned-answer',
  'board-message',
  'pool-type',
  'pool-issue',
  'racing-round',
  'casino-game',
  'casino-difference',
  'boost',
] as const;
const subjectKind = z.enum(subjectKinds);

/** Types a page may write by itself; all others are written by the server. */
export const pageLogTypes = {
  pageError: logTypes['page-error'].id,
  shareClick: logTypes['share-click'].id,
} as const;

const userKind = z.enum(['player', 'administrator']);

const logRecord = z.object({
  id,
  type: z.number().int(),
  content: z.string(),
  source: z.string(),
  user_agent: z.string(),
  user_id: id.nullable(),
  /** Who did it; null for a visitor and for the house itself. */
  user: z.object({ kind: userKind, id, name: z.string() }).nullable(),
  /** Whom or what it was about. `id` is a number, or a name such as that of a settings section. */
  subject: z.object({ kind: subjectKind, id: z.string(), name: z.string() }).nullable(),
  /** What it changed, field by field; an empty text is nothing. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  network: z.string(),
  addtime: instant,
});

export const logCalls = {
  'log/add': defineCall({
    summary: 'A page reports an unhandled error (9) or a share click after a bet (58)',
    caller: anyone,
    rateLimit: careful,
    input: z.object({
      type: z.union([z.literal(pageLogTypes.pageError), z.literal(pageLogTypes.shareClick)]),
      content: z.string().trim().min(1).max(4000),
    }),
    output: z.null(),
  }),
  'log/inquire': definePagedCall({
    summary: 'The activity log, newest first',
    caller: administrator('log/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      type: z.number().int().optional(),
      user_kind: userKind.optional(),
      user_id: id.optional(),
      subject_kind: subjectKind.optional(),
      /** Together with a kind: one subject of it. */
      subject_id: z.string().trim().min(1).max(60).optional(),
      content: z.string().trim().max(100).optional(),
      start_time: instant.optional(),
      end_time: instant.optional(),
    }),
    output: z.array(logRecord),
  }),
  'log/remove': defineCall({
    summary: 'Removes page errors (9) and share clicks (58) older than the setting, nothing else',
    caller: administrator('log/remove'),
    sites: ['backoffice'],
    rateLimit: careful,
    input: nothing,
    output: z.object({ removed: z.number().int() }),
  }),
};
