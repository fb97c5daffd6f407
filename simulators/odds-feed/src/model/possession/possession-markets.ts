import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import {
  assessmentsOf,
  assessTwoSides,
  assessWinner,
  type Ends,
  wonBy,
} from '../market/assessment.ts';
import type { MarketFamily, Question } from '../market/market.ts';
import {
  handicapSides,
  oddEven,
  overUnder,
  sideOf,
  team,
  teamOrNone,
  threeWay,
  twoWay,
  yesNo,
} from '../market/selections.ts';
import { verdictAbove, wonIf } from '../market/verdict.ts';
import type { MatchPlan, Side } from '../match-model.ts';
import type { PossessionSport } from './possession-sport.ts';
import type { PossessionView } from './possession-view.ts';
import { raceChances, raceWinner } from './race.ts';

type Family = MarketFamily<PossessionView>;

/** The numbers of the betting types, and how far apart lines are: those differ by sport. */
export type PossessionMarketing = {
  readonly handicapType: number;
  readonly totalType: number;
  readonly raceType: number;
  readonly periodWinnerType: number;
  readonly scoringUnitId: number;
  readonly lineStep: number;
  readonly linesEachSide: number;
  readonly raceGoals: readonly number[];
  /** Upper ends of the ranges of the winning margin; beyond the last it is open. */
  readonly marginRanges: readonly number[];
  readonly hasPeriodLines: boolean;
};

const meanOf = ({ states, chances }: Ends<number>) =>
  states.reduce((sum, number, index) => sum + number * (chances[index] ?? 0), 0);

/** Half lines, so that no stake comes back. */
function linesAround(mean: number, step: number, each: number): readonly number[] {
  const middle = Math.floor(mean) + 0.5;
  return Array.from({ length: 2 * each + 1 }, (_, index) => middle + (index - each) * step);
}

const partsOf = (sport: PossessionSport) => [
  ...sport.halves.map(({ part }) => part),
  ...sport.periodParts,
];

function lineQuestions(marketing: PossessionMarketing, measure: 'margin' | 'total') {
  const sign = measure === 'margin' ? -1 : 1;
  return ({ sport, scope }: PossessionView): readonly Question[] => {
    const lines = (part: number, each: number) =>
      linesAround(sign * meanOf(scope(part)[measure]), marketing.lineStep, each).map((float1) => ({
        part,
        float1,
      }));
    const ofParts = marketing.hasPeriodLines
      ? partsOf(sport).flatMap((part) => lines(part, 1))
      : [];
    const whole = lines(sport.wholeMatchPart, marketing.linesEachSide);
    return [...whole, ...ofParts].filter(({ float1 }) => measure === 'margin' || float1 > 0);
  };
}

const isWhole = (question: Question, { sport }: PossessionView) =>
  question.part === sport.wholeMatchPart;

const winner: Family = {
  bettingTypeId: 466,
  questions: ({ sport }) => [{ part: sport.wholeMatchPart }],
  isMain: () => true,
  market: (plan, { part }) => ({
    selections: twoWay(plan),
    overround: 1.05,
    assess: (view) => assessTwoSides(view.scope(part).margin, verdictAbove),
  }),
};

const handicap = (marketing: PossessionMarketing): Family => ({
  bettingTypeId: marketing.handicapType,
  scoringUnitId: marketing.scoringUnitId,
  questions: lineQuestions(marketing, 'margin'),
  isMain: isWhole,
  market: (plan, { part, float1 = 0 }) => ({
    selections: handicapSides(plan, float1, outcomeTypes.pointsHandicapWinner),
    overround: 1.05,
    assess: (view) =>
      assessTwoSides(view.scope(part).margin, (margin) => verdictAbove(margin + float1)),
  }),
});

const total = (marketing: PossessionMarketing): Family => ({
  bettingTypeId: marketing.totalType,
  scoringUnitId: marketing.scoringUnitId,
  questions: lineQuestions(marketing, 'total'),
  isMain: isWhole,
  market: (_plan, { part, float1 = 0 }) => ({
    selections: overUnder(float1),
    overround: 1.055,
    assess: (view) => assessTwoSides(view.scope(part).total, (sum) => verdictAbove(sum - float1)),
  }),
});

const teamTotal = (marketing: PossessionMarketing): Family => ({
  bettingTypeId: 77,
  scoringUnitId: marketing.scoringUnitId,
  questions: ({ sport, scope, plan }) => {
    const part = sport.wholeMatchPart;
    return (['home', 'away'] as const).flatMap((side) =>
      linesAround(meanOf(scope(part)[side]), marketing.lineStep, 1)
        .filter((float1) => float1 > 0)
        .map((float1) => ({ part, float1, participantId: plan[side].participantId })),
    );
  },
  market: (plan, { part, float1 = 0, participantId }) => {
    const side = sideOf(plan, participantId);
    return {
      selections: overUnder(float1),
      overround: 1.06,
      assess: (view) =>
        assessTwoSides(view.scope(part)[side], (points) => verdictAbove(points - float1)),
    };
  },
});

const oddOrEven = (marketing: PossessionMarketing): Family => ({
  bettingTypeId: 35,
  scoringUnitId: marketing.scoringUnitId,
  questions: ({ sport }) => [{ part: sport.wholeMatchPart }],
  market: (_plan, { part }) => ({
    selections: oddEven,
    overround: 1.055,
    assess: (view) => assessTwoSides(view.scope(part).total, (sum) => wonIf(sum % 2 === 1)),
  }),
});

/** Quarters, innings and halves may end level. */
const periodWinner = (marketing: PossessionMarketing): Family => ({
  bettingTypeId: marketing.periodWinnerType,
  scoringUnitId: marketing.scoringUnitId,
  questions: ({ sport }) => partsOf(sport).map((part) => ({ part })),
  market: (plan, { part }) => ({
    selections: threeWay(plan),
    overround: 1.07,
    assess: (view) => assessWinner(view.scope(part).margin, 3, (margin) => 1 - Math.sign(margin)),
  }),
});

function marginSelections(plan: MatchPlan, ends: readonly number[]) {
  return (['home', 'away'] as const).flatMap((side: Side) =>
    [...ends, Number.POSITIVE_INFINITY].map((most, index) => {
      const least = (ends[index - 1] ?? 0) + 1;
      const words = Number.isFinite(most) ? `${least}-${most}` : `${least}+`;
      const { key, outcome } = team(plan, side, outcomeTypes.winningMargin);
      const name = `${outcome.name} by ${least === most ? least : words}`;
      return { key: `${key}-${words}`, outcome: { ...outcome, paramFloat1: least, name } };
    }),
  );
}

const winningMargin = (marketing: PossessionMarketing): Family => ({
  bettingTypeId: 33,
  scoringUnitId: marketing.scoringUnitId,
  questions: ({ sport }) => [{ part: sport.wholeMatchPart }],
  market: (plan, { part }) => {
    const ends = marketing.marginRanges;
    const placeOf = (by: number) => {
      const place = ends.findIndex((most) => by <= most);
      return place < 0 ? ends.length : place;
    };
    return {
      selections: marginSelections(plan, ends),
      overround: 1.1,
      assess: (view) =>
        assessWinner(view.scope(part).margin, 2 * (ends.length + 1), (margin) =>
          margin > 0 ? placeOf(margin) : ends.length + 1 + placeOf(-margin),
        ),
    };
  },
});

const race = (marketing: PossessionMarketing): Family => ({
  bettingTypeId: marketing.raceType,
  scoringUnitId: marketing.scoringUnitId,
  questions: (view) =>
    marketing.raceGoals
      .filter((goal) => raceWinner(view, goal) === undefined)
      .map((float1) => ({ part: view.sport.wholeMatchPart, float1 })),
  market: (plan, { float1 = 1 }) => ({
    selections: teamOrNone(plan, 'Neither'),
    overround: 1.06,
    assess: (view) => {
      const first = raceWinner(view, float1);
      if (first) return wonBy(first === 'home' ? 0 : 2, 3);
      return assessmentsOf(raceChances(view, float1));
    },
  }),
});

const overtime: Family = {
  bettingTypeId: 135,
  questions: ({ sport }) => [{ part: sport.wholeMatchPart }],
  market: () => ({
    selections: yesNo,
    overround: 1.08,
    assess: ({ chanceOfOvertime }) => assessmentsOf([chanceOfOvertime, 1 - chanceOfOvertime]),
  }),
};

export function possessionMarkets(marketing: PossessionMarketing): readonly Family[] {
  return [
    winner,
    handicap(marketing),
    total(marketing),
    teamTotal(marketing),
    periodWinner(marketing),
    winningMargin(marketing),
    oddOrEven(marketing),
    race(marketing),
    overtime,
  ];
}
