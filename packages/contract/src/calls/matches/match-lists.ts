import { z } from 'zod';
import { anyone, browsing, defineCall, definePagedCall, nothing } from '../../call.ts';
import { id, page, pageSize } from '../../fields.ts';
import { matchInfo } from './match-info.ts';

const matches = z.array(matchInfo);

const sport = z.number().int().min(1).max(9_999).optional();
/** A day in East Africa Time; today and the next six have matches. */
const day = z.iso.date().optional();
const classification = z.number().int().min(1).max(99_999);
const usual = { caller: anyone, rateLimit: browsing } as const;

/** Lists of matches, each page of them made from the board in memory. */
export const matchListCalls = {
  'atlassian/popular_events': defineCall({
    ...usual,
    summary: 'The home page: popular today, popular, and live matches',
    input: nothing,
    output: z.object({
      to_day_popular_match: matches,
      popular_match: matches,
      home_roll_ball: matches,
    }),
  }),
  'atlassian/popular_list': definePagedCall({
    ...usual,
    summary: 'Popular matches, or those popular today',
    input: z.object({ page, page_size: pageSize, to_day: z.boolean().default(false) }),
    output: matches,
  }),
  'atlassian/ready_start': definePagedCall({
    ...usual,
    summary: 'Matches that have not begun, soonest first; of a named day, league by league',
    input: z.object({ page, page_size: pageSize, sport_id: sport, date: day }),
    output: matches,
  }),
  'atlassian/upcom': definePagedCall({
    ...usual,
    summary: 'Matches that begin within the next hours',
    input: z.object({
      page,
      page_size: pageSize,
      sport_id: sport,
      hours: z.number().int().min(1).max(168).default(6),
    }),
    output: matches,
  }),
  'atlassian/more_class_ready_start': definePagedCall({
    ...usual,
    summary: 'Matches that have not begun, each with the chosen market',
    input: z.object({
      page,
      page_size: pageSize,
      sport_id: sport,
      date: day,
      selected_classification: classification.default(69),
    }),
    output: matches,
  }),
  'atlassian/get_rolling_ball': definePagedCall({
    ...usual,
    summary: 'Matches being played',
    input: z.object({ page, page_size: pageSize, sport_id: sport }),
    output: matches,
  }),
  'atlassian/get_rolling_ball_number': defineCall({
    ...usual,
    summary: 'How many matches are being played',
    input: nothing,
    output: z.object({ total: z.number().int().min(0) }),
  }),
  'atlassian/national_competition': definePagedCall({
    ...usual,
    summary: 'Matches of a country',
    input: z.object({ page, page_size: pageSize, national_id: id }),
    output: matches,
  }),
  'atlassian/league_search_query_new': definePagedCall({
    ...usual,
    summary: 'Matches of a league, each with the chosen market',
    tellsPage: true,
    input: z.object({
      page,
      page_size: pageSize,
      competition_id: id,
      selected_classification: classification.default(69),
    }),
    output: matches,
  }),
  'atlassian/competitionmatch': defineCall({
    ...usual,
    summary: 'All matches of a league without their markets',
    input: z.object({ competition_id: id }),
    output: matches,
  }),
  'atlassian/key_word_query': definePagedCall({
    ...usual,
    summary: 'Search by team, league or country, in either language, forgiving small slips',
    input: z.object({ page, page_size: pageSize, key_word: z.string().trim().min(1).max(60) }),
    output: matches,
  }),
  'atlassian/boosted_match': definePagedCall({
    ...usual,
    summary:
      'Matches with a raised price, soonest first; `bet_list` has the markets of those prices',
    input: z.object({ page, page_size: pageSize }),
    output: matches,
  }),
  'atlassian/up_goal_match': definePagedCall({
    ...usual,
    summary: 'Matches marked for the two-goals-ahead early payout',
    input: z.object({ page, page_size: pageSize }),
    output: matches,
  }),
};
