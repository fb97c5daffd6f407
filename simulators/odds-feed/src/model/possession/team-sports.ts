import type { MatchPlan, SportModel } from '../match-model.ts';
import { possessionModel } from './possession-model.ts';

const MINUTE = 60;
const POINT = 45;
const EXTRA_TIME = 10_001;

const basketballMarkets = {
  handicapType: 62,
  totalType: 193,
  raceType: 130,
  periodWinnerType: 69,
  scoringUnitId: POINT,
  lineStep: 2,
  linesEachSide: 4,
  raceGoals: [20, 40, 60],
  marginRanges: [5, 10, 15, 20],
  hasPeriodLines: true,
} as const;

/** A longer quarter has more attacks, not slower ones, and is over as soon by the wall. */
function basketballWith(quarter: { minutes: number; turns: number; secondsPerTurn: number }) {
  return possessionModel(
    {
      sportId: 8,
      wholeMatchPart: 60,
      periodParts: [65, 66, 67, 68],
      halves: [
        { part: 10_061, periods: [0, 1] },
        { part: 10_062, periods: [2, 3] },
      ],
      overtimePart: EXTRA_TIME,
      turns: quarter.turns,
      overtimeTurns: 9,
      pointChances: [0.5, 0.06, 0.32, 0.12],
      homeAdvantage: 0.02,
      slope: 0.06,
      secondsPerTurn: quarter.secondsPerTurn,
      clockSecondsPerPeriod: quarter.minutes * MINUTE,
      breakSeconds: (ended) => (ended === 2 ? 15 : 2) * MINUTE,
    },
    basketballMarkets,
  );
}

const ofTenMinutes = basketballWith({ minutes: 10, turns: 19, secondsPerTurn: 36 });
const ofTwelveMinutes = basketballWith({ minutes: 12, turns: 24, secondsPerTurn: 28.5 });

const basketballOf = ({ periodMinutes }: MatchPlan) =>
  periodMinutes === 12 ? ofTwelveMinutes : ofTenMinutes;

/** Four quarters of ten minutes, or of twelve where the league has them. */
export const basketball: SportModel = {
  ...ofTenMinutes,
  start: (plan) => basketballOf(plan).start(plan),
  advance: (course, ...more) => basketballOf(course.plan).advance(course, ...more),
  force: (course, ...more) => basketballOf(course.plan).force(course, ...more),
  price: (course, depth) => basketballOf(course.plan).price(course, depth),
  grade: (course, ...more) => basketballOf(course.plan).grade(course, ...more),
};

/** A turn is a drive: a touchdown with its kick is seven, a field goal three. */
export const americanFootball = possessionModel(
  {
    sportId: 5,
    wholeMatchPart: 10_050,
    periodParts: [10_055, 10_056, 10_057, 10_058],
    halves: [
      { part: 10_051, periods: [0, 1] },
      { part: 10_052, periods: [2, 3] },
    ],
    overtimePart: EXTRA_TIME,
    turns: 3,
    overtimeTurns: 1,
    pointChances: [0.626, 0, 0.004, 0.15, 0, 0, 0.015, 0.19, 0.015],
    homeAdvantage: 0.04,
    slope: 0.22,
    secondsPerTurn: 6.5 * MINUTE,
    clockSecondsPerPeriod: 15 * MINUTE,
    breakSeconds: (ended) => (ended === 2 ? 13 : 2) * MINUTE,
  },
  {
    handicapType: 62,
    totalType: 193,
    raceType: 130,
    periodWinnerType: 69,
    scoringUnitId: POINT,
    lineStep: 1,
    linesEachSide: 4,
    raceGoals: [10, 20],
    marginRanges: [6, 12, 18],
    hasPeriodLines: true,
  },
);

/** A turn is half an inning, the home team's last one is played to its end. */
export const baseball = possessionModel(
  {
    sportId: 9,
    wholeMatchPart: 10_090,
    periodParts: Array.from({ length: 9 }, (_, index) => 10_091 + index),
    halves: [{ part: 10_100, periods: [0, 1, 2, 3, 4] }],
    overtimePart: EXTRA_TIME,
    turns: 1,
    overtimeTurns: 1,
    pointChances: [0.72, 0.15, 0.07, 0.035, 0.015, 0.01],
    homeAdvantage: 0.03,
    slope: 0.16,
    secondsPerTurn: 8.5 * MINUTE,
    clockSecondsPerPeriod: 0,
    breakSeconds: () => MINUTE,
  },
  {
    handicapType: 10_010,
    totalType: 47,
    raceType: 132,
    periodWinnerType: 10_011,
    scoringUnitId: POINT,
    lineStep: 1,
    linesEachSide: 2,
    raceGoals: [3, 5],
    marginRanges: [1, 2, 3],
    hasPeriodLines: false,
  },
);
