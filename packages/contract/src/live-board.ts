import type { BetListEntry, BoostMark, MatchInfo } from './calls/matches/match-info.ts';
import type { BallPlace } from './calls/matches/one-match.ts';
import type { Locale } from './locale.ts';

/**
 * What the live socket says about odds. Topics: `tile:{matchId}` is what a list shows of a match,
 * `match:{matchId}` all of its markets, `live-count` the number beside the live entry, `board`
 * whether odds are sold at all. Names differ by language and a broadcast is made once for all its
 * readers, so the first two are Swahili and have English twins, `tile-en` and `match-en`. Types
 * only: pages read these without a schema.
 */
export const boardTopicKinds = {
  tile: { sw: 'tile', 'en-US': 'tile-en' },
  match: { sw: 'match', 'en-US': 'match-en' },
  liveCount: 'live-count',
  board: 'board',
} as const satisfies Record<string, string | Record<Locale, string>>;

export const boardTopics = {
  tile: (matchId: string, locale: Locale) => `${boardTopicKinds.tile[locale]}:${matchId}`,
  match: (matchId: string, locale: Locale) => `${boardTopicKinds.match[locale]}:${matchId}`,
  liveCount: boardTopicKinds.liveCount,
  board: boardTopicKinds.board,
} as const;

/** `monitoring` carries these. A page applies offers, ignores markets, logs the rest. */
export type MonitoredOffer = {
  readonly entityClass: 'BettingOffer';
  /** `delete` sets the offer's status to 4. */
  readonly type: 'update' | 'delete';
  /** The offer sold now; empty after a `delete` that left none. */
  readonly id: string;
  readonly outcomeId: string;
  readonly odds: number;
  readonly statusId: number;
  readonly isLive: 0 | 1;
  /** Only while the price is raised. */
  readonly boost?: BoostMark;
};

export type MonitoringContent = { readonly entities: readonly MonitoredOffer[] };

/**
 * `update_match_odds` replaces the match info. On `tile:` it is whole. On `match:` its `bet_list`
 * holds the betting types that changed, each complete; one with an empty `market_list` is gone.
 */
export type MatchOddsContent = Omit<MatchInfo, 'bet_list'> & {
  readonly bet_list: readonly BetListEntry[];
};

/**
 * `match_state` on both: score, minute and status change far more often than markets, and a whole
 * match would cost a phone fifty times the bytes.
 */
export type MatchStateContent = Pick<
  MatchInfo,
  'id' | 'statusId' | 'status_name' | 'home_score' | 'away_score' | 'periods' | 'match_time'
>;

/**
 * `ball` on `match:`: who has it and where, several times a minute. The home side plays to the right
 * in every picture, so places are told as they are drawn.
 */
export type BallContent = { readonly id: string; readonly ball: BallPlace | null };

/** `live_count` on `live-count`. */
export type LiveCountContent = { readonly total: number };

/** `board_state` on `board`: while suspended, no odds can be bet on whatever they say. */
export type BoardStateContent = { readonly suspended: boolean };
