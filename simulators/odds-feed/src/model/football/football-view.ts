import type { MatchView } from '../market/market-board.ts';
import type { Side } from '../match-model.ts';
import { type Grid, productGrid, thinGrid, weightedGrid } from '../probability/grid.ts';
import { lazy } from '../probability/lazy.ts';
import { negativeBinomialPmf, poissonPmf, thinPmf } from '../probability/pmf.ts';
import { rememberViews } from '../sport-model.ts';
import { type CountView, createCountView } from './count-view.ts';
import {
  cardSteadiness,
  cornerSteadiness,
  type Expectations,
  expectationsOf,
  livelinessFactor,
  redCardFactor,
} from './expectations.ts';
import {
  type BySide,
  countBySide,
  type FootballCourse,
  type FootballFacts,
} from './football-course.ts';
import { lowScoreFactor } from './low-scores.ts';
import {
  cardTimes,
  cornerTimes,
  goalTimes,
  playedShare,
  type TimeProfile,
} from './time-profile.ts';

/** The match as its markets see it: what happened, and the chances of all that may. */
export type FootballView = MatchView & {
  readonly facts: FootballFacts;
  readonly isOver: boolean;
  readonly goals: CountView;
  readonly corners: CountView;
  readonly cards: CountView;
  /** Penalties that will be missed are no goals and come by themselves. */
  readonly missedPenaltiesToCome: BySide;
};

const GOALS_SIZE = 11;
const CORNERS_SIZE = 20;
const CARDS_SIZE = 13;

/** Of a team in a match. */
export const MISSED_PENALTIES = 0.03;

function goalGrid(facts: FootballFacts, expected: BySide, played: number): Grid {
  const made = countBySide(facts.goals);
  const toCome = (side: Side) =>
    poissonPmf(expected[side] * (1 - played) * redCardFactor(facts.cards, side), GOALS_SIZE);
  return weightedGrid(toCome('home'), toCome('away'), (home, away) =>
    lowScoreFactor(expected, made.home + home, made.away + away),
  );
}

/** Corners or cards: the more there were, the more are to come. */
function livelyCount(
  happenings: FootballFacts['corners'],
  facts: FootballFacts,
  kind: { profile: TimeProfile; expected: BySide; steadiness: number; size: number },
): CountView {
  const { profile, expected, steadiness, size } = kind;
  const played = playedShare(profile, facts);
  const made = countBySide(happenings);
  const toCome = (side: Side) => {
    const count = made[side];
    const factor = livelinessFactor({ steadiness, expected: expected[side], count, played });
    const mean = expected[side] * (1 - played) * factor;
    return negativeBinomialPmf(mean, steadiness + count, size);
  };
  const [home, away] = [toCome('home'), toCome('away')];
  return createCountView({
    happenings,
    profile,
    played,
    grid: productGrid(home, away),
    thinned: (share) => productGrid(thinPmf(home, share), thinPmf(away, share)),
  });
}

function viewOf(course: FootballCourse, facts: FootballFacts): FootballView {
  const { plan } = course;
  const expected: Expectations = expectationsOf(plan);
  const played = playedShare(goalTimes, facts);
  const grid = goalGrid(facts, expected.goals, played);
  const missed = MISSED_PENALTIES * (1 - played);
  const corners = lazy(() =>
    livelyCount(facts.corners, facts, {
      profile: cornerTimes,
      expected: expected.corners,
      steadiness: cornerSteadiness,
      size: CORNERS_SIZE,
    }),
  );
  const cards = lazy(() =>
    livelyCount(facts.cards, facts, {
      profile: cardTimes,
      expected: expected.cards,
      steadiness: cardSteadiness,
      size: CARDS_SIZE,
    }),
  );
  return {
    plan,
    isLive: facts.phase !== 'before',
    facts,
    isOver: facts.phase === 'over',
    goals: createCountView({
      happenings: facts.goals,
      profile: goalTimes,
      played,
      grid,
      thinned: (share) => thinGrid(grid, share),
    }),
    get corners() {
      return corners();
    },
    get cards() {
      return cards();
    },
    missedPenaltiesToCome: { home: missed, away: missed },
  };
}

export const footballView = rememberViews((course: FootballCourse) =>
  viewOf(course, course.football),
);

/** As if the goal under review had not been: only what holds in both cases is decided. */
export const viewWithoutReviewedGoal = rememberViews((course: FootballCourse) =>
  viewOf(course, { ...course.football, goals: course.football.goals.slice(0, -1) }),
);

/** Of the goals of a team; the rest are others' and own goals. */
export const OWN_GOAL_SHARE = 0.03;
const FIRST_SCORER_SHARE = 0.16;
const NEXT_SCORER_FACTOR = 0.85;

export function scorerShareAt(place: number): number {
  return place > 15 ? 0 : (1 - OWN_GOAL_SHARE) * FIRST_SCORER_SHARE * NEXT_SCORER_FACTOR ** place;
}
