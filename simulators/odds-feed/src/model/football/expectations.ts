import type { MatchPlan, Side } from '../match-model.ts';
import type { BySide, Card } from './football-course.ts';

/** Means of a match between equals, per team, on the home team's ground. */
const usualGoals: BySide = { home: 1.441, away: 1.137 };
const usualCorners: BySide = { home: 5.41, away: 4.39 };
const usualCards: BySide = { home: 1.895, away: 2.175 };

/** How strongly the better team's part grows with the difference in strength. */
const goalSlope = 0.355;
const cornerSlope = 0.3;
const cardSlope = -0.15;

function shared(plan: MatchPlan, usual: BySide, slope: number): BySide {
  const ground = plan.isNeutral ? Math.sqrt(usual.home * usual.away) : undefined;
  const tilt = Math.exp(slope * (plan.home.strength - plan.away.strength));
  return { home: (ground ?? usual.home) * tilt, away: (ground ?? usual.away) / tilt };
}

export type Expectations = {
  readonly goals: BySide;
  readonly corners: BySide;
  readonly cards: BySide;
};

export function expectationsOf(plan: MatchPlan): Expectations {
  const goals = shared(plan, usualGoals, goalSlope);
  const { scoringFactor } = plan;
  return {
    goals: { home: goals.home * scoringFactor, away: goals.away * scoringFactor },
    corners: shared(plan, usualCorners, cornerSlope),
    cards: shared(plan, usualCards, cardSlope),
  };
}

const SCORING_WITH_TEN = 0.74;
const SCORING_AGAINST_TEN = 1.26;

/** Goals to come, as a factor, of a team that lost players and whose opponent did. */
export function redCardFactor(cards: readonly Card[], side: Side): number {
  let factor = 1;
  for (const card of cards) {
    if (card.kind === 'yellow') continue;
    factor *= card.side === side ? SCORING_WITH_TEN : SCORING_AGAINST_TEN;
  }
  return factor;
}

/**
 * Corners and cards vary more than a Poisson does: some matches have many. The count so far tells
 * which kind of match it is, so what is still to come is expected by it. The greater, the steadier.
 */
export const cornerSteadiness = 18;
export const cardSteadiness = 14;

/** Factor of what is to come, by what came in the share of the match that is played. */
export function livelinessFactor(options: {
  readonly steadiness: number;
  readonly expected: number;
  readonly count: number;
  readonly played: number;
}): number {
  const { steadiness, expected, count, played } = options;
  return (steadiness + count) / (steadiness + expected * played);
}
