import { z } from 'zod';
import { administrator, definePagedCall, officeWork } from '../../call.ts';
import { amount, flag, id, instant, page, pageSize } from '../../fields.ts';

/** A raised price: what it would be without, and the most one player may stake at it. */
export const boostMark = z.object({ from: z.number().min(1), stake_maximum: amount });
export type BoostMark = z.output<typeof boostMark>;

/**
 * The match as pages know it. Names are the specification's. Each outcome repeats what a bet slip
 * needs of its match and market, so that it can be picked up and carried away alone; the envelope
 * packs such answers, so the repetition costs few bytes.
 */
export const outcome = z.object({
  /** The selection. */
  id_card: id,
  name: z.string(),
  /** 0 while nothing is sold. */
  odds: z.number().min(0),
  /** Outcome type of the provider, such as 10 winner. */
  typeId: z.number().int(),
  /** The offer sold now; empty when there is none. */
  betting_offer_id_card: id.or(z.literal('')),
  paramParticipantId1: id.nullable(),
  outcomeStatusId: z.number().int(),
  /** Betting-offer status: 1 and 2 can be bet on. */
  statusId: z.number().int(),
  isLive: flag,
  /** Only while its price is raised; `odds` is the raised one. */
  boost: boostMark.optional(),
  eventId: id,
  marketId: id,
  bettingTypeId: z.number().int(),
  eventPartId: z.number().int(),
  market_name: z.string(),
  event_status: z.number().int(),
  start_time: instant,
  team_home_id: id,
  team_away_id: id,
  team_home: z.string(),
  team_away: z.string(),
});
export type Outcome = z.output<typeof outcome>;

export const market = z.object({
  id_card: id,
  bettingTypeId: z.number().int(),
  eventPartId: z.number().int(),
  /** Blank for ordinary time, which everyone expects. */
  PartName: z.string(),
  typeName: z.string(),
  name: z.string(),
  outcome_list: z.array(outcome),
});
export type Market = z.output<typeof market>;

export const betListEntry = z.object({
  bettingTypeId: z.number().int(),
  typeName: z.string(),
  description: z.string().nullable(),
  /** Tab of the match page; one of `market_groups` of the constants. */
  group: z.string(),
  market_list: z.array(market),
});
export type BetListEntry = z.output<typeof betListEntry>;

/** Over and Under of each line, lowest line first; quarter lines are left out. */
const overUnder = z.object({ Over: z.array(outcome), Under: z.array(outcome) });

/** The quick markets of a tile. A missing selection is null, never a gap in the row. */
const groupings = {
  way_3: z.object({
    W1: outcome.nullable(),
    Draw: outcome.nullable(),
    W2: outcome.nullable(),
  }),
  double_chance: z.object({
    x_or_1: outcome.nullable(),
    x_or_2: outcome.nullable(),
    or_1_2: outcome.nullable(),
  }),
  both_teams_to_score: z.object({ yes: outcome.nullable(), no: outcome.nullable() }),
  over_or_under: overUnder,
  corners: overUnder,
  cards: overUnder,
};

const count = z.number().int().min(0);

/** Where a match of another sport than football stands beside its score. */
const periodScores = z.object({
  /** Sets, quarters, innings or maps, in their order. */
  period_list: z.array(z.object({ home: count, away: count })),
  /** Of the game of tennis being played, as they are called: `15`, `40`, `A`. */
  points: z.object({ home: z.string(), away: z.string() }).nullable(),
  /** Who serves, in sports in which somebody does. */
  serve: z.enum(['home', 'away']).nullable(),
});
export type PeriodScores = z.output<typeof periodScores>;

export const matchHeader = z.object({
  id,
  sport_id: z.number().int(),
  statusId: z.number().int(),
  status_name: z.string(),
  /** Two digits; a dash before the start. */
  home_score: z.string(),
  away_score: z.string(),
  /** Null for football, before the start, and where the score says it all. */
  periods: periodScores.nullable(),
  /** Minute in play (`45+2`), `HT` at half time, a dash when it is not known or not started. */
  match_time: z.string(),
  /** The competition. */
  parentId: id,
  startTime: instant,
  league: z.string(),
  /** Country, or what stands for one. */
  category_name: z.string(),
  category_id: id,
  /** Two letters for the flag (`GB-ENG` and its kind for parts); empty for a continent. */
  category_alpha2: z.string(),
  team_home: z.string(),
  team_home_id: id,
  team_away: z.string(),
  team_away_id: id,
  /** Markets on offer, beyond those shown here. */
  market_count: z.number().int().min(0),
  /** Marked for the two-goals-ahead early payout. */
  is_up_goal: flag,
  /** Old rivals meet. */
  is_derby: flag,
});

export const matchInfo = matchHeader.extend({
  ...groupings,
  bet_list: z.array(betListEntry),
});
export type MatchInfo = z.output<typeof matchInfo>;

/** A market that the provider offers and the house does not sell, for its prices cannot be right. */
const suspendedMarket = z.object({
  /** Of the market. */
  id,
  match_id: id,
  match: z.string(),
  league: z.string(),
  market: z.string(),
  /** In the administrator's language. */
  reason: z.string(),
  since: instant,
  /** What each selection would cost, a dash where nothing is offered. */
  prices: z.string(),
});

export const suspendedMarketCalls = {
  'atlassian/get_suspended_markets': definePagedCall({
    summary: 'Markets taken off sale by the price guard of this server, the newest first, and why',
    caller: administrator('atlassian/get_suspended_markets'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ page, page_size: pageSize, match_id: id.optional() }),
    output: z.array(suspendedMarket),
  }),
};
