import { z } from 'zod';
import { anyone, browsing, defineCall } from '../../call.ts';
import { id, instant } from '../../fields.ts';
import { matchHeader, matchInfo, outcome } from './match-info.ts';

const usual = { caller: anyone, rateLimit: browsing } as const;
const ids = z.array(id).min(1).max(100);
const count = z.number().int().min(0);
const pair = z.object({ home: count, away: count });

/** Something that happened in a match. */
const incident = z.object({
  id,
  /** `goal`, `corner`, `yellow-card` and so on. */
  kind: z.string(),
  eventPartId: z.number().int(),
  minute: z.number().int().min(0),
  side: z.enum(['home', 'away']).nullable(),
  player: z.string(),
  /** The score after it, for goals. */
  score: z.string(),
});

/** Where the ball is, as the pitch is drawn: the home side plays to the right. */
const ballPlace = z.object({
  /** Who has it. */
  side: z.enum(['home', 'away']),
  /** How far up the pitch that side has it. */
  attack: z.enum(['safe', 'attack', 'dangerous']),
  /** From 0 at the left end to 100 at the right one. */
  x: z.number().min(0).max(100),
  /** From 0 at the upper edge to 100 at the lower one. */
  y: z.number().min(0).max(100),
});
export type BallPlace = z.output<typeof ballPlace>;

const pastMatch = z.object({
  id,
  startTime: instant,
  league: z.string(),
  team_home: z.string(),
  team_home_id: id,
  team_away: z.string(),
  team_away_id: id,
  home_score: count,
  away_score: count,
});

/** A team in the table of the league. */
const standing = z.object({
  team_id: id,
  team: z.string(),
  played: count,
  won: count,
  drawn: count,
  lost: count,
  goals_for: count,
  goals_against: count,
  points: count,
});

/** One match from all sides. An unknown id is refused with `match-unknown`. */
export const oneMatchCalls = {
  'atlassian/getmatch': defineCall({
    ...usual,
    summary: 'A match with its quick markets',
    input: z.object({ id }),
    output: matchInfo,
  }),
  'atlassian/markets': defineCall({
    ...usual,
    summary: 'A match with every market on offer',
    input: z.object({ id }),
    output: matchInfo,
  }),
  'atlassian/view_odds': defineCall({
    ...usual,
    summary: 'What selections cost now; those no longer known are left out',
    input: z.object({ outcome_id_list: ids }),
    output: z.array(outcome),
  }),
  'atlassian/outcome_shift_betting_offer': defineCall({
    ...usual,
    summary: 'The offer of each bookmaker for a selection, the one sold first',
    input: z.object({ outcome_id: id }),
    output: z.array(
      z.object({
        betting_offer_id_card: id,
        bookmaker: z.string(),
        odds: z.number().min(0),
        statusId: z.number().int(),
        isLive: z.union([z.literal(0), z.literal(1)]),
        is_sold: z.boolean(),
      }),
    ),
  }),
  'atlassian/price_history': defineCall({
    ...usual,
    summary: 'What selections cost since they opened, the opening first, fewer prices of long ago',
    input: z.object({ outcome_id_list: ids }),
    output: z.array(
      z.object({
        id,
        /** Each price holds until the next; without boosts. */
        point_list: z.array(z.object({ at: instant, odds: z.number().min(1) })),
      }),
    ),
  }),
  'atlassian/get_match_score': defineCall({
    ...usual,
    summary: 'Scores of several matches, by part',
    input: z.object({ id_list: ids }),
    output: z.array(
      z.object({
        id,
        home_score: z.string(),
        away_score: z.string(),
        part_list: z.array(pair.extend({ eventPartId: z.number().int(), PartName: z.string() })),
      }),
    ),
  }),
  'atlassian/get_match_time': defineCall({
    ...usual,
    summary: 'Where several matches are in their course',
    input: z.object({ id_list: ids }),
    output: z.array(matchHeader.pick({ id: true, statusId: true, match_time: true })),
  }),
  'atlassian/get_goal': defineCall({
    ...usual,
    summary: 'Goals of a match in their order; one that was taken back is not among them',
    input: z.object({ id }),
    output: z.array(incident),
  }),
  'atlassian/get_corner': defineCall({
    ...usual,
    summary: 'Corners of a match in their order',
    input: z.object({ id }),
    output: z.array(incident),
  }),
  'atlassian/get_widget': defineCall({
    ...usual,
    summary: 'For the live tracker: header, the ball, all incidents, pressure by minute',
    input: z.object({ id }),
    output: z.object({
      match: matchHeader,
      /** Null while nothing is played and where the provider does not tell. */
      ball: ballPlace.nullable(),
      incident_list: z.array(incident),
      /** Dangerous attacks per side in each minute played. */
      pressure_list: z.array(pair.extend({ minute: count })),
    }),
  }),
  'atlassian/statistics': defineCall({
    ...usual,
    summary: 'Corners, cards, shots and scores by part',
    input: z.object({ id }),
    output: z.object({
      corner: pair,
      yellow_card: pair,
      red_card: pair,
      shots: pair,
      shots_on_target: pair,
      penalty: pair,
      dangerous_attack: pair,
      part_list: z.array(pair.extend({ eventPartId: z.number().int(), PartName: z.string() })),
    }),
  }),
  'atlassian/history': defineCall({
    ...usual,
    summary:
      'Earlier matches of both teams, and between them, newest first; the table of the league',
    input: z.object({ id }),
    output: z.object({
      home_list: z.array(pastMatch),
      away_list: z.array(pastMatch),
      head_to_head_list: z.array(pastMatch),
      /** Of the league, first place first, by the results known since then; football alone has one. */
      table: z.object({ since: instant.nullable(), row_list: z.array(standing) }),
    }),
  }),
};
