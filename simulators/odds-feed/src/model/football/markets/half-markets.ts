import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { assessTwoSides, assessWinner } from '../../market/assessment.ts';
import type { MarketFamily, Question, Selection } from '../../market/market.ts';
import { named, sideOf, yesNo } from '../../market/selections.ts';
import { wonIf } from '../../market/verdict.ts';
import type { MatchPlan, Side } from '../../match-model.ts';
import type { Score } from '../../probability/grid.ts';
import { footballParts } from '../football-course.ts';
import type { FootballView } from '../football-view.ts';
import type { HalfScores } from '../half-scores.ts';
import { atLines, ofTeams, resultOf, totalOf, wholeMatch } from './scope.ts';

type Family = MarketFamily<FootballView>;
const GOAL = 28;
const { ordinaryTime } = footballParts;

const together = ({ first, second }: HalfScores): Score => ({
  home: first.home + second.home,
  away: first.away + second.away,
});

function resultNames(plan: MatchPlan): readonly string[] {
  return [plan.home.name, 'Draw', plan.away.name];
}

const resultKeys = ['home', 'draw', 'away'] as const;

function halfTimeFullTimeSelections(plan: MatchPlan): readonly Selection[] {
  const names = resultNames(plan);
  return resultKeys.flatMap((half, i) =>
    resultKeys.map((full, j) => ({
      key: `${half}/${full}`,
      outcome: { typeId: outcomeTypes.halfTimeFullTime, name: `${names[i]}/${names[j]}` },
    })),
  );
}

const halfTimeFullTime: Family = {
  bettingTypeId: 11,
  scoringUnitId: GOAL,
  questions: () => wholeMatch,
  isMain: () => true,
  market: (plan) => ({
    selections: halfTimeFullTimeSelections(plan),
    overround: 1.1,
    assess: (view) =>
      assessWinner(
        view.goals.bothHalves(),
        9,
        (halves) => 3 * resultOf(halves.first) + resultOf(together(halves)),
      ),
  }),
};

/** Which half has more of something, or both as many. */
export const halfSelections: readonly Selection[] = ['1st half', 'Equal', '2nd half'].map((name) =>
  named(name, outcomeTypes.half),
);

const highestScoringHalf: Family = {
  bettingTypeId: 10_120,
  scoringUnitId: GOAL,
  questions: () => wholeMatch,
  market: () => ({
    selections: halfSelections,
    overround: 1.065,
    assess: (view) => assessWinner(view.goals.livelierHalf(), 3, (sign) => 1 - sign),
  }),
};

function halvesYesNo(options: {
  readonly bettingTypeId: number;
  readonly overround: number;
  readonly questions: (plan: MatchPlan) => readonly Question[];
  readonly isTrue: (halves: HalfScores, side: Side, line: number) => boolean;
}): Family {
  const { bettingTypeId, overround, questions, isTrue } = options;
  return {
    bettingTypeId,
    scoringUnitId: GOAL,
    questions: ({ plan }) => questions(plan),
    market: (plan, { participantId, float1 = 0 }) => {
      const side = sideOf(plan, participantId);
      return {
        selections: yesNo,
        overround,
        assess: (view) =>
          assessTwoSides(view.goals.bothHalves(), (halves) => wonIf(isTrue(halves, side, float1))),
      };
    },
  };
}

const other = { home: 'away', away: 'home' } as const;
const wins = (score: Score, side: Side) => score[side] > score[other[side]];
const bothScored = ({ home, away }: Score) => home > 0 && away > 0;
const ofEachTeam = (plan: MatchPlan) => ofTeams(plan, wholeMatch);

const winBothHalves = halvesYesNo({
  bettingTypeId: 113,
  overround: 1.09,
  questions: ofEachTeam,
  isTrue: ({ first, second }, side) => wins(first, side) && wins(second, side),
});

const winEitherHalf = halvesYesNo({
  bettingTypeId: 114,
  overround: 1.07,
  questions: ofEachTeam,
  isTrue: ({ first, second }, side) => wins(first, side) || wins(second, side),
});

const scoreInBothHalves = halvesYesNo({
  bettingTypeId: 10_122,
  overround: 1.08,
  questions: ofEachTeam,
  isTrue: ({ first, second }, side) => first[side] > 0 && second[side] > 0,
});

const bothScoreInBothHalves = halvesYesNo({
  bettingTypeId: 10_124,
  overround: 1.09,
  questions: () => wholeMatch,
  isTrue: ({ first, second }) => bothScored(first) && bothScored(second),
});

const bothHalvesOver = halvesYesNo({
  bettingTypeId: 10_126,
  overround: 1.075,
  questions: () => atLines(ordinaryTime, [0.5, 1.5]),
  isTrue: ({ first, second }, _side, line) => totalOf(first) > line && totalOf(second) > line,
});

const bothHalvesUnder = halvesYesNo({
  bettingTypeId: 10_127,
  overround: 1.075,
  questions: () => atLines(ordinaryTime, [1.5]),
  isTrue: ({ first, second }, _side, line) => totalOf(first) < line && totalOf(second) < line,
});

export const halfMarkets: readonly Family[] = [
  halfTimeFullTime,
  highestScoringHalf,
  winBothHalves,
  winEitherHalf,
  scoreInBothHalves,
  bothScoreInBothHalves,
  bothHalvesOver,
  bothHalvesUnder,
];
