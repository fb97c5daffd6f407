import {
  assessmentsOf,
  assessTwoSides,
  assessWinner,
  type Ends,
  numberEnds,
  wonBy,
} from '../market/assessment.ts';
import type { MarketFamily, Question } from '../market/market.ts';
import { countRange, oddEven, overUnder, threeWay, twoWay, yesNo } from '../market/selections.ts';
import { verdictAbove, wonIf } from '../market/verdict.ts';
import { cricketParts, OVERS } from './cricket-course.ts';
import { type CricketView, runsAtOver } from './cricket-view.ts';

type Family = MarketFamily<CricketView>;
const RUN = 45;
const match: readonly Question[] = [{ part: cricketParts.match }];
const [firstInnings, secondInnings] = cricketParts.innings;

/** Runs of the first innings: the second ends early when it is won, so no line is sold on it. */
function runsOfFirst(view: CricketView, over = OVERS): Ends<number> {
  const { already, toCome } = runsAtOver(view, 0, over);
  return numberEnds(toCome, already);
}

function linesAround(ends: Ends<number>, each: number, step: number): readonly number[] {
  const mean = ends.states.reduce((sum, n, index) => sum + n * (ends.chances[index] ?? 0), 0);
  const middle = Math.floor(mean) + 0.5;
  return Array.from({ length: 2 * each + 1 }, (_, index) => middle + (index - each) * step).filter(
    (line) => line > 0,
  );
}

const winner: Family = {
  bettingTypeId: 466,
  questions: () => match,
  isMain: () => true,
  market: (plan) => ({
    selections: twoWay(plan),
    overround: 1.05,
    assess: ({ facts, results: [home, level, away], superOverChance }) => {
      if (facts.superOver) return wonBy(facts.superOver === 'home' ? 0 : 1, 2);
      return assessmentsOf([home + level * superOverChance, away + level * (1 - superOverChance)]);
    },
  }),
};

/** Level after all overs is a draw here; the super over does not count. */
const threeWayResult: Family = {
  bettingTypeId: 69,
  questions: () => match,
  isMain: () => true,
  market: (plan) => ({
    selections: threeWay(plan),
    overround: 1.06,
    assess: ({ results }) => assessmentsOf(results),
  }),
};

const superOver: Family = {
  bettingTypeId: 135,
  questions: () => match,
  market: () => ({
    selections: yesNo,
    overround: 1.08,
    assess: ({ results: [home, level, away] }) => assessmentsOf([level, home + away]),
  }),
};

const inningsRuns: Family = {
  bettingTypeId: 47,
  scoringUnitId: RUN,
  questions: (view) =>
    linesAround(runsOfFirst(view), 3, 5).map((float1) => ({ part: firstInnings, float1 })),
  isMain: () => true,
  market: (_plan, { float1 = 0 }) => ({
    selections: overUnder(float1),
    overround: 1.06,
    assess: (view) => assessTwoSides(runsOfFirst(view), (runs) => verdictAbove(runs - float1)),
  }),
};

const batsFirst: Family = {
  ...inningsRuns,
  bettingTypeId: 77,
  questions: (view) =>
    linesAround(runsOfFirst(view), 1, 10).map((float1) => ({
      part: cricketParts.match,
      float1,
      participantId: view.plan.home.participantId,
    })),
  isMain: () => false,
};

/** Runs at the end of an over: the first number is the first over, the third the line. */
const runsInOvers: Family = {
  bettingTypeId: 82,
  scoringUnitId: RUN,
  questions: (view) =>
    [6, 10, 15].flatMap((over) =>
      linesAround(runsOfFirst(view, over), 1, 2).map((float3) => ({
        part: firstInnings,
        float1: 1,
        float2: over,
        float3,
      })),
    ),
  market: (_plan, { float2 = OVERS, float3 = 0 }) => ({
    selections: overUnder(float3),
    overround: 1.065,
    assess: (view) =>
      assessTwoSides(runsOfFirst(view, float2), (runs) => verdictAbove(runs - float3)),
  }),
};

const oddOrEven: Family = {
  bettingTypeId: 35,
  scoringUnitId: RUN,
  questions: () => [{ part: firstInnings }],
  market: () => ({
    selections: oddEven,
    overround: 1.055,
    assess: (view) => assessTwoSides(runsOfFirst(view), (runs) => wonIf(runs % 2 === 1)),
  }),
};

const runRanges = [
  [0, 129],
  [130, 149],
  [150, 169],
  [170, 189],
  [190, Number.POSITIVE_INFINITY],
] as const;

const inningsRanges: Family = {
  bettingTypeId: 32,
  scoringUnitId: RUN,
  questions: () => [{ part: firstInnings }],
  market: () => ({
    selections: runRanges.map(([least, most]) => countRange(least, most)),
    overround: 1.09,
    assess: (view) =>
      assessWinner(runsOfFirst(view), runRanges.length, (runs) =>
        runRanges.findIndex(([, most]) => runs <= most),
      ),
  }),
};

/** Who has more runs after so many overs; a match won before that counts with what it has. */
const leadAfterOvers: Family = {
  bettingTypeId: 96,
  scoringUnitId: RUN,
  questions: () => [{ part: cricketParts.match, float1: 1, float2: 6 }],
  market: (plan, { float2 = 6 }) => ({
    selections: threeWay(plan),
    overround: 1.075,
    assess: (view) => {
      const home = runsAtOver(view, 0, float2);
      const away = runsAtOver(view, 1, float2);
      const chances = [0, 0, 0];
      home.toCome.forEach((chance, i) => {
        away.toCome.forEach((other, j) => {
          const place = 1 - Math.sign(home.already + i - away.already - j);
          chances[place] = (chances[place] ?? 0) + chance * other;
        });
      });
      return assessmentsOf(chances);
    },
  }),
};

/** Live only: will the chase be won? The same as the winner, asked of the second innings. */
const chase: Family = {
  bettingTypeId: 10_419,
  sold: 'live',
  questions: ({ facts }) => (facts.innings.length === 2 ? [{ part: secondInnings }] : []),
  market: () => ({
    selections: yesNo,
    overround: 1.06,
    assess: ({ results: [home, level, away] }) => assessmentsOf([away, home + level]),
  }),
};

export const cricketMarkets: readonly Family[] = [
  winner,
  threeWayResult,
  inningsRuns,
  batsFirst,
  runsInOvers,
  leadAfterOvers,
  inningsRanges,
  oddOrEven,
  superOver,
  chase,
];
