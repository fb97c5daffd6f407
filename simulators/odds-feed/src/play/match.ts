import type { MatchCourse, MatchPlan, PricedMarket, SportModel } from '../model/match-model.ts';
import type { Fixture } from '../world/programme/fixture.ts';
import type { Fate } from './fate.ts';

export type Offer = {
  readonly id: string;
  odds: number;
  statusId: number;
};

export type LineOutcome = {
  readonly key: string;
  readonly id: string;
  statusId: number;
  /** By bookmaker; those before the match and those in play are different ones. */
  readonly offers: Map<number, Offer>;
};

/** A market of a match as it was published. */
export type Line = {
  readonly marketId: string;
  /** Everybody asks for it: sold by several houses, priced most often. */
  readonly isCore: boolean;
  /** As last priced. */
  market: PricedMarket;
  readonly outcomes: readonly LineOutcome[];
  /** `gone`: withdrawn from the feed; its outcomes stay, for bets on them are still open. */
  state: 'open' | 'gone';
  /** Since when the model has not priced it. */
  unpricedSince: number | undefined;
  pricedAt: number;
  /** Not of the model: it stays as it is, and nothing decides it. */
  isScripted: boolean;
};

/** How much of a match is on sale: `thin` is the core, days ahead. */
export type Depth = 'none' | 'thin' | 'main' | 'full';

type Stage = 'announced' | 'playing' | 'interrupted' | 'ended' | 'called-off';

/** A match and all that is published of it. */
export type Match = {
  readonly fixture: Fixture;
  readonly eventId: string;
  readonly model: SportModel;
  readonly plan: MatchPlan;
  readonly fate: Fate;
  course: MatchCourse;
  stage: Stage;
  /** Status of the event when it was called off. */
  calledOffAs: number | undefined;
  depth: Depth;
  kickOff: number;
  /** The course stands where the match stood at this time. */
  playedTo: number;
  /** Before this time nothing, or none of the core, is sold. */
  closedUntil: number;
  coreClosedUntil: number;
  /** How far the two were when offers were suspended last. */
  suspendedUntil: number;
  /** Something may have been decided since outcomes were graded last. */
  isUngraded: boolean;
  gradedAt: number;
  /** The course before the score changed last, for a result that is corrected. */
  beforeLastScore: MatchCourse | undefined;
  endedAt: number | undefined;
  isSettled: boolean;
  isCorrected: boolean;
  nextQuoteAt: number;
  /** Factor on the first price of every line; 1 unless a script says otherwise. */
  mispricing: number;
  /** What the feed tells of its course. */
  told: { readonly course: MatchCourse; readonly stage: Stage } | undefined;
  readonly lines: Map<string, Line>;
  readonly infoIds: Set<string>;
  /** What became in the feed of each incident of the course. */
  readonly actions: ('told' | 'invalid' | 'untold')[];
};

export const isOver = ({ stage }: Match): boolean => stage === 'ended' || stage === 'called-off';
export const isInPlay = ({ stage }: Match): boolean =>
  stage === 'playing' || stage === 'interrupted';
