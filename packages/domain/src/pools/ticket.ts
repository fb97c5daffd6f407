import { type Senti, senti } from '../money/senti.ts';
import { ok, type Result, refuse } from '../result.ts';
import { choicesOf, type PoolPick } from './pool-pick.ts';
import type { PoolTerms } from './pool-terms.ts';

/** What a player chose, by place; the reserves in their order. */
export type TicketPicks = {
  readonly picks: readonly PoolPick[];
  readonly reservePicks: readonly PoolPick[];
  /** How often each line is bought. */
  readonly multiplier: number;
};

/** In the order they are checked; the player is told the first. */
export type TicketRefusal =
  | 'pool-pick-missing'
  | 'pool-too-many-picks'
  | 'pool-triple'
  | 'pool-too-many-doubles'
  | 'pool-reserve-pick-missing'
  | 'pool-reserve-double'
  | 'pool-multiplier-invalid';

export type TicketPrice = {
  /** Combinations times the multiplier: each of them is paid for and wins by itself. */
  readonly lines: number;
  readonly stake: Senti;
};

/** Results that may be chosen for one match: a double, and no triple. */
export const RESULTS_PER_MATCH_MAX = 2;

export type TicketTerms = Pick<
  PoolTerms,
  'places' | 'reserves' | 'chooseMaximum' | 'doublesMaximum' | 'multiplierMaximum' | 'stakePerLine'
>;

/** What a ticket costs, or the first reason why there is none (POL-10). */
export function priceTicket(
  ticket: TicketPicks,
  terms: TicketTerms,
): Result<TicketPrice, TicketRefusal> {
  const { picks, reservePicks, multiplier } = ticket;
  if (picks.length > Math.min(terms.chooseMaximum, terms.places)) {
    return refuse('pool-too-many-picks');
  }
  const choices = picks.map(choicesOf);
  // A pick of no result would make a ticket of no lines, at no price.
  if (picks.length < terms.places || choices.includes(0)) return refuse('pool-pick-missing');
  if (choices.some((count) => count > RESULTS_PER_MATCH_MAX)) return refuse('pool-triple');
  const doubles = choices.filter((count) => count === RESULTS_PER_MATCH_MAX).length;
  if (doubles > terms.doublesMaximum) return refuse('pool-too-many-doubles');
  const reserveChoices = reservePicks.map(choicesOf);
  if (reserveChoices.length !== terms.reserves || reserveChoices.includes(0)) {
    return refuse('pool-reserve-pick-missing');
  }
  if (reserveChoices.some((count) => count > 1)) return refuse('pool-reserve-double');
  const isWhole = Number.isInteger(multiplier) && multiplier >= 1;
  if (!isWhole || multiplier > terms.multiplierMaximum) return refuse('pool-multiplier-invalid');
  const lines = choices.reduce((product, count) => product * count, 1) * multiplier;
  return ok({ lines, stake: senti(terms.stakePerLine * BigInt(lines)) });
}
