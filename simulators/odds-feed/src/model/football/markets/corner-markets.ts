import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { assessTwoSides, assessWinner } from '../../market/assessment.ts';
import type { MarketFamily, Question } from '../../market/market.ts';
import {
  draw,
  handicapSides,
  oddEven,
  team,
  threeWay,
  withHandicap,
} from '../../market/selections.ts';
import { verdictAbove, wonIf } from '../../market/verdict.ts';
import { footballParts } from '../football-course.ts';
import type { FootballView } from '../football-view.ts';
import { halfSelections } from './half-markets.ts';
import { lastTeam, nextTeam, overUnderInWindow, race, someInWindow } from './order-markets.ts';
import {
  atLines,
  type Counted,
  endsIn,
  linesAbove,
  matchAndFirstHalf,
  measuredEnds,
  minuteWindow,
  ofTeams,
  resultOf,
  wholeMatch,
} from './scope.ts';
import { overUnderFamily, rangeFamily } from './total-markets.ts';

type Family = MarketFamily<FootballView>;
const CORNER = 12;
const { ordinaryTime, firstHalf } = footballParts;
const corners = { counted: 'corners', scoringUnitId: CORNER } as const;

/** So many half lines around what is expected, as long as they are open. */
export function linesAround(
  view: FootballView,
  counted: Counted,
  options: { readonly part: number; readonly steps: number },
): readonly Question[] {
  const { states, chances } = measuredEnds(endsIn(view[counted], options.part), 'total');
  const mean = states.reduce((sum, total, index) => sum + total * (chances[index] ?? 0), 0);
  const middle = Math.floor(mean) + 0.5;
  const lines = Array.from(
    { length: 2 * options.steps + 1 },
    (_, step) => middle + step - options.steps,
  );
  return atLines(options.part, linesAbove(0.5, lines));
}

export const mostOf = (
  bettingTypeId: number,
  options: { readonly counted: Counted; readonly scoringUnitId: number },
): Family => ({
  bettingTypeId,
  scoringUnitId: options.scoringUnitId,
  questions: () => matchAndFirstHalf,
  market: (plan, { part }) => ({
    selections: threeWay(plan),
    overround: 1.075,
    assess: (view) => assessWinner(endsIn(view[options.counted], part), 3, resultOf),
  }),
});

export const twoWayHandicapOf = (
  bettingTypeId: number,
  options: {
    readonly counted: Counted;
    readonly scoringUnitId: number;
    readonly lines: readonly number[];
  },
): Family => ({
  bettingTypeId,
  scoringUnitId: options.scoringUnitId,
  questions: () => atLines(ordinaryTime, options.lines),
  market: (plan, { part, float1 = 0 }) => ({
    selections: handicapSides(plan, float1),
    overround: 1.06,
    assess: (view) =>
      assessTwoSides(measuredEnds(endsIn(view[options.counted], part), 'margin'), (margin) =>
        verdictAbove(margin + float1),
      ),
  }),
});

const cornersOverUnder = overUnderFamily({
  ...corners,
  bettingTypeId: 118,
  overround: 1.06,
  isMain: ({ part, float1 = 0 }) => part === ordinaryTime && Math.abs(float1 - 9.5) < 1.6,
  questions: (view) => [
    ...linesAround(view, 'corners', { part: ordinaryTime, steps: 4 }),
    ...linesAround(view, 'corners', { part: firstHalf, steps: 2 }),
  ],
});

const teamCorners = overUnderFamily({
  ...corners,
  bettingTypeId: 10_201,
  overround: 1.07,
  questions: ({ plan }) => ofTeams(plan, atLines(ordinaryTime, [3.5, 4.5, 5.5, 6.5])),
});

const numberOfCorners = rangeFamily({
  ...corners,
  bettingTypeId: 49,
  overround: 1.08,
  questions: () => matchAndFirstHalf,
  rangesOf: (part) =>
    part === ordinaryTime
      ? [
          [0, 8],
          [9, 11],
          [12, Number.POSITIVE_INFINITY],
        ]
      : [
          [0, 4],
          [5, 6],
          [7, Number.POSITIVE_INFINITY],
        ],
});

const cornerHandicap: Family = {
  bettingTypeId: 138,
  scoringUnitId: CORNER,
  questions: () => atLines(ordinaryTime, [-3, -2, -1, 1, 2, 3]),
  market: (plan, { float1 = 0 }) => ({
    selections: [
      withHandicap(team(plan, 'home', outcomeTypes.handicapWinner), float1),
      withHandicap(draw, float1),
      withHandicap(team(plan, 'away', outcomeTypes.handicapWinner), -float1),
    ],
    overround: 1.08,
    assess: (view) =>
      assessWinner(measuredEnds(view.corners.whole, 'margin'), 3, (margin) =>
        resultOf({ home: margin + float1, away: 0 }),
      ),
  }),
};

const halfWithMostCorners: Family = {
  bettingTypeId: 123,
  scoringUnitId: CORNER,
  questions: () => wholeMatch,
  market: () => ({
    selections: halfSelections,
    overround: 1.065,
    assess: (view) => assessWinner(view.corners.livelierHalf(), 3, (sign) => 1 - sign),
  }),
};

const oddEvenCorners: Family = {
  bettingTypeId: 10_202,
  scoringUnitId: CORNER,
  questions: () => wholeMatch,
  market: () => ({
    selections: oddEven,
    overround: 1.06,
    assess: (view) =>
      assessTwoSides(measuredEnds(view.corners.whole, 'total'), (total) => wonIf(total % 2 === 1)),
  }),
};

export const cornerMarkets: readonly Family[] = [
  cornersOverUnder,
  teamCorners,
  numberOfCorners,
  mostOf(129, corners),
  cornerHandicap,
  twoWayHandicapOf(10_200, { ...corners, lines: [-2.5, -1.5, -0.5, 0.5, 1.5] }),
  halfWithMostCorners,
  oddEvenCorners,
  race({ ...corners, bettingTypeId: 131, overround: 1.075, to: [3, 5, 7, 9] }),
  someInWindow({
    ...corners,
    bettingTypeId: 95,
    overround: 1.07,
    questions: () => [minuteWindow([1, 5]), minuteWindow([1, 10])],
  }),
  overUnderInWindow({ ...corners, bettingTypeId: 137, overround: 1.08, line: 1.5 }),
  nextTeam({ ...corners, bettingTypeId: 50, overround: 1.07, sold: 'live' }),
  lastTeam({ ...corners, bettingTypeId: 117, overround: 1.06 }),
];
