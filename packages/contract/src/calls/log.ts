import { z } from 'zod';
import {
  administrator,
  anyone,
  browsing,
  careful,
  defineCall,
  definePagedCall,
  nothing,
} from '../call.ts';
import { logTypes } from '../constants/operations/logs.ts';
import { id, instant, page, pageSize } from '../fields.ts';

/** Types a page may write by itself; all others are written by the server. */
export const pageLogTypes = {
  pageError: logTypes['page-error'].id,
  shareClick: logTypes['share-click'].id,
} as const;

const logRecord = z.object({
  id,
  type: z.number().int(),
  content: z.string(),
  source: z.string(),
  user_agent: z.string(),
  user_id: id.nullable(),
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
    rateLimit: browsing,
    input: z.object({
      page,
      page_size: pageSize,
      type: z.number().int().optional(),
      user_id: id.optional(),
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
