import type { BetShape } from '@kipute/domain/betting/bet-shape';
import type { PayWith } from '@kipute/domain/betting/stake';
import type { Senti } from '@kipute/domain/money/senti';
import type { Quote } from '../odds-board/index.ts';

/** A leg as the page names it. Which selection it is decides; the rest must agree with the board. */
export type RequestedLeg = {
  readonly selectionId: string;
  readonly matchId: string;
  readonly marketId: string;
  /** Thousandths; undefined when the page did not say. */
  readonly seenOdds: number | undefined;
};

/** Which other price than the one seen is taken; of a page that does not say, the tolerance holds. */
type OddsChanges = 'any' | 'better' | 'ask' | 'within-tolerance';

export type BetRequest = {
  readonly playerId: bigint;
  /** Made by the page, once per intention. */
  readonly requestKey: string;
  readonly shape: BetShape;
  readonly paidWith: PayWith;
  readonly stake: Senti;
  readonly device: 'desktop' | 'phone';
  readonly legs: readonly RequestedLeg[];
  readonly oddsChanges: OddsChanges;
  /** A trader took it, or the house places it by chance; left out where a player asks. */
  readonly origin?: 'trader' | 'random';
};

export type LegRefusal = {
  readonly selectionId: string;
  readonly why: 'closed' | 'price-moved' | 'same-match' | 'not-this-match' | 'full';
  /** Thousandths; 0 when it has no price. */
  readonly oddsNow: number;
};

/** In the order they are checked; the player is told the first. */
export type BetRefusal =
  | 'site-maintenance'
  | 'betting-paused'
  | 'slip-empty'
  | 'too-many-legs'
  | 'system-unfit'
  | 'stake-not-whole'
  | 'stake-below-minimum'
  | 'stake-above-maximum'
  | { readonly code: 'legs-refused'; readonly legs: readonly LegRefusal[] }
  | 'boost-stake-above-maximum'
  | { readonly code: 'stake-above-tier' | 'stake-above-own'; readonly maximum: Senti }
  /** Nothing is wrong with it, but a trader must see it first (RSK-10). */
  | { readonly code: 'trader-first'; readonly bet: PricedBet }
  | 'betting-forbidden'
  | 'play-paused'
  | 'own-limit-reached'
  | 'daily-winnings-reached'
  | 'boost-budget-short'
  | 'funds-short'
  | 'request-key-used';

/** A request whose legs the board priced, at one moment. */
export type PricedBet = BetRequest & {
  /** Percent of the limits, as it was admitted by. */
  readonly stakeFactor: number;
  readonly quotes: readonly Quote[];
  readonly requestHash: string;
};
