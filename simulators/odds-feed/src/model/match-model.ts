import type { Entity } from '@kipute/provider-protocols/odds-feed/entities';

/**
 * What a sport must be able to do: price every market of a match from one model of its course,
 * play the match on by that same model, and say how each market ended. Whatever the feed publishes
 * comes from here, so markets of one match agree with each other and with what then happens.
 */
export type SportModel = {
  readonly sportId: number;
  /** Part in which the score of the whole match is kept. */
  readonly rootPartId: number;
  /** Part that the main markets are about. */
  readonly mainPartId: number;
  readonly start: (plan: MatchPlan) => MatchCourse;
  /** Plays on for `seconds` of match time; what happened, in order. */
  readonly advance: (course: MatchCourse, seconds: number, random: Random) => Advance;
  /** Makes a scripted moment happen now; nothing when the sport does not know it. */
  readonly force: (course: MatchCourse, moment: ForcedMoment, random: Random) => Advance;
  /** Every market on offer now. `depth` is how much of the full set is open yet. */
  readonly price: (course: MatchCourse, depth: 'main' | 'full') => readonly PricedMarket[];
  /** How a market stands: statuses of its selections by key, for what is decided by now. */
  readonly grade: (
    course: MatchCourse,
    market: PricedMarket,
    graded?: Graded,
  ) => ReadonlyMap<string, number>;
};

/** Of a match that breaks off the half of a quarter line that is sure stands by itself. */
export type Graded = 'as-it-stands' | 'broken-off';

/** From 0 up to, not including, 1. */
export type Random = () => number;

export type Side = 'home' | 'away';

export type Contestant = {
  readonly participantId: string;
  readonly name: string;
  /** About -1 (weakest) to 1 (strongest) within the competition. */
  readonly strength: number;
  /** Most likely scorers first; only where the sport has scorers. */
  readonly players: readonly { readonly participantId: string; readonly name: string }[];
};

export type MatchPlan = {
  readonly home: Contestant;
  readonly away: Contestant;
  /** Mean goals, points and so on of this competition as a factor of the sport's usual one. */
  readonly scoringFactor: number;
  /** A cup match on neutral ground gives nobody an advantage. */
  readonly isNeutral: boolean;
  /** Where a sport's periods are not as long everywhere. */
  readonly periodMinutes?: number;
};

/** What has happened so far. A sport adds what only it counts. */
export type MatchCourse = {
  readonly plan: MatchPlan;
  readonly phase: 'before' | 'playing' | 'break' | 'over';
  /** Part being played, such as the first half; the last one when over. */
  readonly partId: number;
  /** A part of that part, such as the game of a set; its score is told while it is played. */
  readonly innerPartId?: number | undefined;
  /** Who has the ball and where, in sports that are played with one from end to end. */
  readonly ball?: Ball | undefined;
  /** Seconds of match time since the start, stoppage time of ended parts not counted. */
  readonly clockSeconds: number;
  /** Minute as shown; stoppage time does not run past the end of its part: 45, then `+2`. */
  readonly minute: number;
  readonly stoppageMinutes: number;
  /** By part id, the whole match among them. */
  readonly score: ReadonlyMap<number, Readonly<Record<Side, number>>>;
  /** Corners, cards, shots: by EventInfo type of the feed, whole match. */
  readonly counts: ReadonlyMap<number, Readonly<Record<Side, number>>>;
  readonly incidents: readonly Incident[];
};

export type Ball = {
  readonly side: Side;
  /** From 0 at the own goal line to 100 at the other one. */
  readonly depth: number;
  /** From 0 at the touchline on the left of who attacks to 100 on the right. */
  readonly across: number;
};

export type Incident = {
  /** One of the feed's event action types. */
  readonly actionTypeId: number;
  readonly partId: number;
  readonly minute: number;
  readonly side: Side | undefined;
  readonly playerId: string | undefined;
  /** Taken back by the referee or by a video review. */
  readonly isTakenBack: boolean;
};

export type Advance = {
  readonly course: MatchCourse;
  readonly incidents: readonly Incident[];
  /** A goal is near: sellers close the markets it would decide, for so many seconds. */
  readonly dangerSeconds: number;
};

/** Something that happens because a script says so, by the same laws as if by itself. */
export type ForcedMoment =
  | {
      readonly kind: 'score' | 'corner' | 'yellow-card' | 'red-card' | 'penalty';
      readonly side: Side;
    }
  /** The last goal is taken back by a video review. */
  | { readonly kind: 'take-back' };

type OutcomeParameters = Omit<
  Entity<'Outcome'>,
  'id' | 'version' | 'eventId' | 'eventPartId' | 'statusId'
>;

export type PricedSelection = {
  /** Unique and stable within its market. */
  readonly key: string;
  readonly outcome: OutcomeParameters;
  /** Fair, without anybody's margin; 0 or 1 when decided. */
  readonly probability: number;
};

export type PricedMarket = {
  /** Unique within the match and stable while the line exists: `b47_ep3_pf1.2.5`. */
  readonly key: string;
  readonly bettingTypeId: number;
  readonly eventPartId: number;
  readonly market: Omit<
    Entity<'Market'>,
    'id' | 'version' | 'eventId' | 'eventPartId' | 'bettingTypeId'
  >;
  readonly selections: readonly PricedSelection[];
  /** Odds to sell at are 1 / (probability × overround): 1.064 for a three-way. */
  readonly overround: number;
  /** How many of the selections can win together: 2 for a double chance, mostly 1. */
  readonly winners: number;
  /** In play it stays on sale to the end, but nobody opens it any more. */
  readonly isAllButSure: boolean;
  /** Sold before the match, in play, or both. */
  readonly sold: 'pre-match' | 'live' | 'both';
};
