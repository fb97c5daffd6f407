import { z } from 'zod';
import { administrator, defineCall, definePagedCall, officeWork } from '../../call.ts';
import { CHOICE_SEQUENCE_MAX, LIVE_DELAY_MAX_SECONDS } from '../../constants/betting/limits.ts';
import { flag, id, instant, page, pageSize, visibleText } from '../../fields.ts';
import { bulkIds, reason } from '../office/office-fields.ts';

const usual = { sites: ['backoffice'], rateLimit: officeWork } as const;

/** Of what was decided as it was read; 0 while nobody decided anything. */
export const revision = z.number().int().min(0);

export const sequence = z
  .number()
  .int('sequence-out-of-range')
  .min(0, 'sequence-out-of-range')
  .max(CHOICE_SEQUENCE_MAX, 'sequence-out-of-range');

/** Null: what the settings say. */
export const liveDelay = z.number().int().min(0).max(LIVE_DELAY_MAX_SECONDS).nullable();

/** What the house decides about a match. */
const choice = {
  visible: flag,
  suspended: flag,
  maintenance: flag,
  popular_match: flag,
  today_popular: flag,
  /** 1: a side that leads by two has won. */
  up_goal: flag,
  /** 1: random bets may be put on it. */
  random_betting: flag,
  sequence,
  /** Null: as popular as the provider says. */
  popularity: z.number().int().min(0).max(1_000_000).nullable(),
  live_delay: liveDelay,
  cancel_reason_sw: visibleText(60),
  cancel_reason_en: visibleText(60),
};

const managedMatch = z.object({
  id,
  match: z.string(),
  league: z.string(),
  competition_id: id,
  country: z.string(),
  sport_id: z.number().int(),
  statusId: z.number().int(),
  start_time: instant,
  provider_popularity: z.number().int(),
  ...choice,
  sequence: z.number().int(),
  revision,
});

/** The state a match is in, as the office asks for it. */
const matchView = z.enum(['live', 'upcoming', 'ended', 'locked', 'hidden', 'chosen']);

/** What the house decides about matches; everybody sees it within a second. */
export const matchOfficeCalls = {
  'match/inquire': definePagedCall({
    ...usual,
    summary: 'Matches with what the house decided about them; those in play first',
    caller: administrator('match/inquire'),
    input: z.object({
      page,
      page_size: pageSize,
      id: id.optional(),
      text: visibleText(60).optional(),
      sport_id: z.number().int().optional(),
      competition_id: id.optional(),
      view: matchView.optional(),
    }),
    output: z.array(managedMatch),
  }),
  'match/update': defineCall({
    ...usual,
    summary: 'Decides about one match; an older revision is refused and nothing overwritten',
    caller: administrator('match/update'),
    input: z.object({ id, revision, ...choice, reason }),
    output: z.object({ revision }),
  }),
  'atlassian/update_popular_match': defineCall({
    ...usual,
    summary: 'Puts matches among the popular ones, or takes them out',
    caller: administrator('match/update'),
    input: z.object({ ids: bulkIds, popular_match: flag, reason }),
    output: z.null(),
  }),
  'atlassian/update_to_day_popular': defineCall({
    ...usual,
    summary: 'Puts matches among the popular ones of their day, or takes them out',
    caller: administrator('match/update'),
    input: z.object({ ids: bulkIds, today_popular: flag, reason }),
    output: z.null(),
  }),
  'atlassian/popular': definePagedCall({
    ...usual,
    summary:
      'The matches that the house made popular, always or today, the first to be shown first',
    caller: administrator('match/inquire'),
    input: z.object({ page, page_size: pageSize, list: z.enum(['always', 'today']) }),
    output: z.array(managedMatch),
  }),
  'atlassian/remove_match': defineCall({
    ...usual,
    summary: 'Takes matches out of every list and page and off sale, or brings them back',
    caller: administrator('atlassian/remove_match'),
    input: z.object({ ids: bulkIds, removed: flag, reason }),
    output: z.null(),
  }),
  'match/update_suspended': defineCall({
    ...usual,
    summary: 'Locks every price of matches at once, or opens them again',
    caller: administrator('match/update_suspended'),
    input: z.object({ ids: bulkIds, suspended: flag, reason }),
    output: z.null(),
  }),
};
