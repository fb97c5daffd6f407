import { assessTwoSides, assessWinner } from '../../market/assessment.ts';
import type { MarketFamily, Question } from '../../market/market.ts';
import { countRange, oddEven, overUnder, sideOf } from '../../market/selections.ts';
import { verdictAbove, wonIf } from '../../market/verdict.ts';
import { footballParts } from '../football-course.ts';
import type { FootballView } from '../football-view.ts';
import {
  atLines,
  type Counted,
  endsIn,
  isWholeMatch,
  linesAbove,
  matchAndFirstHalf,
  matchAndHalves,
  measuredEnds,
  ofTeams,
  wholeMatch,
} from './scope.ts';

type Family = MarketFamily<FootballView>;
const GOAL = 28;
const { ordinaryTime, firstHalf, secondHalf } = footballParts;

/** Selections by how many there are in all: `[0, 1]`, `[2, 3]` … the last without an end. */
type Ranges = readonly (readonly [number, number])[];

const upwards = Number.POSITIVE_INFINITY;

/** 0, 1, 2 … and as many as `most` or more. */
const exactUpTo = (most: number): Ranges =>
  Array.from({ length: most + 1 }, (_, count) => [count, count === most ? upwards : count]);

export function rangeFamily(options: {
  readonly bettingTypeId: number;
  readonly counted: Counted;
  readonly scoringUnitId: number;
  readonly questions: (view: FootballView) => readonly Question[];
  readonly rangesOf: (part: number) => Ranges;
  readonly overround: number;
}): Family {
  const { counted, rangesOf, ...family } = options;
  return {
    ...family,
    market: (plan, { part, participantId }) => {
      const ranges = rangesOf(part);
      const measure = participantId === undefined ? 'total' : sideOf(plan, participantId);
      return {
        selections: ranges.map(([least, most]) => countRange(least, most)),
        overround: options.overround,
        assess: (view) =>
          assessWinner(measuredEnds(endsIn(view[counted], part), measure), ranges.length, (count) =>
            ranges.findIndex(([least, most]) => count >= least && count <= most),
          ),
      };
    },
  };
}

/** Over or under a line, of both teams together or of the one that the question names. */
export function overUnderFamily(options: {
  readonly bettingTypeId: number;
  readonly counted: Counted;
  readonly scoringUnitId: number;
  readonly questions: (view: FootballView) => readonly Question[];
  readonly isMain?: (question: Question) => boolean;
  readonly overround: number;
}): Family {
  const { counted, overround, ...family } = options;
  return {
    ...family,
    market: (plan, { part, float1 = 0, participantId }) => {
      const measure = participantId === undefined ? 'total' : sideOf(plan, participantId);
      return {
        selections: overUnder(float1),
        overround,
        assess: (view) =>
          assessTwoSides(measuredEnds(endsIn(view[counted], part), measure), (count) =>
            verdictAbove(count - float1),
          ),
      };
    },
  };
}

const halfLines = (most: number) => Array.from({ length: most }, (_, index) => index + 0.5);
const asianTotals = [1.75, 2, 2.25, 2.75, 3, 3.25, 3.75];

const overUnderGoals = overUnderFamily({
  bettingTypeId: 47,
  counted: 'goals',
  scoringUnitId: GOAL,
  overround: 1.059,
  isMain: ({ part, float1 = 0 }) =>
    float1 % 1 === 0.5 && (part === ordinaryTime ? float1 < 6 : part === firstHalf && float1 < 2),
  questions: ({ goals }) => {
    const made = goals.made.home + goals.made.away;
    return [
      ...atLines(ordinaryTime, linesAbove(made, [...halfLines(11), ...asianTotals])),
      ...atLines(firstHalf, halfLines(4)),
      ...atLines(secondHalf, halfLines(4)),
    ];
  },
});

const teamOverUnder = overUnderFamily({
  bettingTypeId: 77,
  counted: 'goals',
  scoringUnitId: GOAL,
  overround: 1.065,
  isMain: ({ part, float1 = 0 }) => part === ordinaryTime && float1 < 2,
  questions: ({ plan }) => [
    ...ofTeams(plan, atLines(ordinaryTime, halfLines(5))),
    ...ofTeams(plan, atLines(firstHalf, [0.5, 1.5])),
    ...ofTeams(plan, atLines(secondHalf, [0.5, 1.5])),
  ],
});

const totalRanges = rangeFamily({
  bettingTypeId: 32,
  counted: 'goals',
  scoringUnitId: GOAL,
  overround: 1.08,
  questions: () => matchAndFirstHalf,
  rangesOf: (part) =>
    part === ordinaryTime
      ? [
          [0, 1],
          [2, 3],
          [4, 5],
          [6, upwards],
        ]
      : [
          [0, 0],
          [1, 1],
          [2, 3],
          [4, upwards],
        ],
});

const exactGoals = rangeFamily({
  bettingTypeId: 862,
  counted: 'goals',
  scoringUnitId: GOAL,
  overround: 1.1,
  questions: () => matchAndHalves,
  rangesOf: (part) => exactUpTo(part === ordinaryTime ? 6 : 3),
});

const teamGoals = rangeFamily({
  bettingTypeId: 78,
  counted: 'goals',
  scoringUnitId: GOAL,
  overround: 1.09,
  questions: ({ plan }) => ofTeams(plan, wholeMatch),
  rangesOf: () => exactUpTo(3),
});

const oddEvenGoals: Family = {
  bettingTypeId: 35,
  scoringUnitId: GOAL,
  questions: () => matchAndHalves,
  isMain: isWholeMatch,
  market: (_plan, { part }) => ({
    selections: oddEven,
    overround: 1.055,
    assess: (view) =>
      assessTwoSides(measuredEnds(endsIn(view.goals, part), 'total'), (total) =>
        wonIf(total % 2 === 1),
      ),
  }),
};

export const totalMarkets: readonly Family[] = [
  overUnderGoals,
  teamOverUnder,
  totalRanges,
  exactGoals,
  teamGoals,
  oddEvenGoals,
];
