import { z } from 'zod';
import { anyone, browsing, defineCall, definePagedCall } from '../../call.ts';
import { page, pageSize } from '../../fields.ts';
import { matchHeader } from './match-info.ts';

const count = z.number().int().min(0);
const usual = { caller: anyone, rateLimit: browsing } as const;
const sport = z.number().int().min(1).max(9_999).optional();

/** How a match ended, or that it was called off. */
const matchResult = matchHeader
  .pick({
    id: true,
    sport_id: true,
    statusId: true,
    status_name: true,
    home_score: true,
    away_score: true,
    periods: true,
    parentId: true,
    startTime: true,
    league: true,
    category_name: true,
    category_alpha2: true,
    team_home: true,
    team_home_id: true,
    team_away: true,
    team_away_id: true,
    is_derby: true,
  })
  .extend({
    /** Of football; null where it is not known. */
    half_time: z.object({ home: count, away: count }).nullable(),
  });
export type MatchResult = z.output<typeof matchResult>;

/** What was played in the last four weeks. */
export const resultCalls = {
  'atlassian/results': definePagedCall({
    ...usual,
    summary: 'Matches that ended or were called off in the last four weeks, the newest day first',
    input: z.object({
      page,
      page_size: pageSize,
      sport_id: sport,
      /** A day in East Africa Time. */
      date: z.iso.date().optional(),
      /** A team, league or country; the best answer first. */
      key_word: z.string().trim().min(1).max(60).optional(),
    }),
    output: z.array(matchResult),
  }),
  'atlassian/result_days': defineCall({
    ...usual,
    summary: 'Days and sports that have results, with their number',
    input: z.object({ sport_id: sport, date: z.iso.date().optional() }),
    output: z.object({
      /** The newest first; of one sport when it is named. */
      day_list: z.array(z.object({ date: z.iso.date(), match_num: count })),
      /** Of one day when it is named. */
      sport_list: z.array(z.object({ id: z.number().int(), name: z.string(), match_num: count })),
    }),
  }),
};
