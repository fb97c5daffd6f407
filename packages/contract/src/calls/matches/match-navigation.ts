import { z } from 'zod';
import { anyone, browsing, defineCall, nothing } from '../../call.ts';
import { flag, id } from '../../fields.ts';

const count = z.number().int().min(0);
const usual = { caller: anyone, rateLimit: browsing } as const;

const competition = z.object({ id, name: z.string(), nation_id: id, match_num: count });

const country = z.object({
  id,
  name: z.string(),
  /** Two letters for the flag; empty for the world and the continents. */
  alpha2: z.string(),
  match_num: count,
  competition_list: z.array(competition),
});

const popularCompetition = z.object({
  id,
  title: z.string(),
  /** Of its first league; empty for one of many countries and where nothing of it is known. */
  country: z.string(),
  icon: z.string(),
  /** League ids joined by #. */
  associated: z.string(),
  note: z.string(),
  remove_status: flag,
  sorting: z.number().int(),
  show_status: flag,
  match_num: z.number().int().min(0),
});

/** What leads to a match: countries, leagues, days, sports. */
export const matchNavigationCalls = {
  'atlassian/screening': defineCall({
    ...usual,
    summary: 'Countries and their leagues with the number of matches',
    input: nothing,
    output: z.object({ country_list: z.array(country) }),
  }),
  'atlassian/quick_navigation': defineCall({
    ...usual,
    summary: 'Sports with the number of their matches; on a day, of those that have not begun',
    input: z.object({ date: z.iso.date().optional() }),
    output: z.array(
      z.object({ id: z.number().int(), name: z.string(), match_num: count, live_num: count }),
    ),
  }),
  'atlassian/get_calendar': defineCall({
    ...usual,
    summary: 'Today and the next six days, in East Africa Time, with the number of matches',
    input: z.object({ sport_id: z.number().int().min(1).max(9_999).optional() }),
    output: z.array(z.object({ date: z.iso.date(), match_num: count })),
  }),
  'atlassian/event_template': defineCall({
    ...usual,
    summary: 'Leagues whatever their season',
    input: z.object({ sport_id: z.number().int().min(1).max(9_999).optional() }),
    output: z.array(z.object({ id, name: z.string(), sport_id: z.number().int(), nation_id: id })),
  }),
  'atlassian/get_BettingType_description': defineCall({
    ...usual,
    summary: 'When a market wins, in words; null where none were written',
    input: z.object({ bettingTypeId: z.number().int().min(1).max(99_999).optional() }),
    output: z.array(
      z.object({
        bettingTypeId: z.number().int(),
        name: z.string(),
        description: z.string().nullable(),
      }),
    ),
  }),
  'popular/inquire': defineCall({
    ...usual,
    summary: 'Popular leagues, highest sorting first',
    input: z.object({ data_only: z.boolean().optional(), show_status: flag.optional() }),
    output: z.array(popularCompetition),
  }),
};
