import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { assessTwoSides, assessUnion, assessWinner } from '../../market/assessment.ts';
import type { MarketFamily, Question } from '../../market/market.ts';
import {
  doubleChances,
  draw,
  exactScore,
  handicapSides,
  named,
  team,
  threeWay,
  twoWay,
  withHandicap,
} from '../../market/selections.ts';
import { verdictAbove } from '../../market/verdict.ts';
import type { MatchPlan } from '../../match-model.ts';
import type { Score } from '../../probability/grid.ts';
import { footballParts } from '../football-course.ts';
import type { FootballView } from '../football-view.ts';
import {
  atLines,
  endsIn,
  isWholeMatch,
  matchAndHalves,
  measuredEnds,
  resultOf,
  wholeMatch,
} from './scope.ts';

type Family = MarketFamily<FootballView>;
const GOAL = 28;
const { ordinaryTime, firstHalf } = footballParts;

const threeWayFamily = (bettingTypeId: number, overround: number): Family => ({
  bettingTypeId,
  scoringUnitId: GOAL,
  questions: () => matchAndHalves,
  isMain: ({ part }) => part !== footballParts.secondHalf,
  market: (plan, { part }) => ({
    selections: threeWay(plan),
    overround,
    assess: (view) => assessWinner(endsIn(view.goals, part), 3, resultOf),
  }),
});

const homeDrawAway = threeWayFamily(69, 1.064);

/** The same at a price that draws players in. */
const boosted: Family = {
  ...threeWayFamily(693, 1.02),
  sold: 'pre-match',
  questions: () => wholeMatch,
  isMain: () => false,
};

const doubleChance: Family = {
  bettingTypeId: 9,
  scoringUnitId: GOAL,
  questions: () => matchAndHalves,
  isMain: isWholeMatch,
  market: (plan, { part }) => ({
    selections: doubleChances(plan),
    overround: 1.066,
    winners: 2,
    assess: (view) => {
      const results = assessWinner(endsIn(view.goals, part), 3, resultOf);
      return [
        [0, 1],
        [0, 2],
        [1, 2],
      ].map((members) => assessUnion(results, members));
    },
  }),
};

const moneyBackOnDraw = (bettingTypeId: number, questions: readonly Question[]): Family => ({
  bettingTypeId,
  scoringUnitId: GOAL,
  questions: () => questions,
  isMain: (question) => bettingTypeId === 112 && isWholeMatch(question),
  market: (plan, { part }) => ({
    selections: twoWay(plan, outcomeTypes.winnerMoneyBack),
    overround: 1.055,
    assess: (view) =>
      assessTwoSides(measuredEnds(endsIn(view.goals, part), 'margin'), verdictAbove),
  }),
});

function quarterLines(centre: number, steps: number): readonly number[] {
  const middle = Math.round(centre * 4) / 4;
  return Array.from({ length: 2 * steps + 1 }, (_, step) => middle + (step - steps) / 4);
}

/** Mean of what the home team will be ahead by, with the sign of a handicap that evens it out. */
function eveningHandicap(view: FootballView, part: number): number {
  const { states, chances } = measuredEnds(endsIn(view.goals, part), 'margin');
  return -states.reduce((sum, margin, index) => sum + margin * (chances[index] ?? 0), 0);
}

const asianLines = (view: FootballView, part: number, steps: number) =>
  atLines(part, quarterLines(eveningHandicap(view, part), steps));

const asianHandicap: Family = {
  bettingTypeId: 48,
  scoringUnitId: GOAL,
  questions: (view) => [...asianLines(view, ordinaryTime, 6), ...asianLines(view, firstHalf, 3)],
  isMain: (question, view) =>
    isWholeMatch(question) &&
    Math.abs((question.float1 ?? 0) - eveningHandicap(view, ordinaryTime)) < 0.6,
  market: (plan, { part, float1 = 0 }) => ({
    selections: handicapSides(plan, float1),
    overround: 1.047,
    assess: (view) =>
      assessTwoSides(measuredEnds(endsIn(view.goals, part), 'margin'), (margin) =>
        verdictAbove(margin + float1),
      ),
  }),
};

/** Goals made before the bet do not count: float2 and float3 are the score they left. */
const asianHandicapFromScore: Family = {
  bettingTypeId: 355,
  sold: 'live',
  scoringUnitId: GOAL,
  questions: (view) => {
    const { home, away } = view.goals.made;
    const evened = eveningHandicap(view, ordinaryTime) + home - away;
    const lines = atLines(ordinaryTime, quarterLines(evened, 2));
    return lines.map((question) => ({ ...question, float2: home, float3: away }));
  },
  market: (plan, { float1 = 0, float2 = 0, float3 = 0 }) => ({
    selections: handicapSides(plan, float1, outcomeTypes.handicapWinnerWithScore).map((one) => ({
      ...one,
      outcome: {
        ...one.outcome,
        code: `(${float2}-${float3}) ${one.outcome.code} ${one.outcome.paramFloat1}`,
      },
    })),
    overround: 1.047,
    assess: (view) =>
      assessTwoSides(measuredEnds(view.goals.whole, 'margin'), (margin) =>
        verdictAbove(margin - (float2 - float3) + float1),
      ),
  }),
};

const handicapThreeWay: Family = {
  bettingTypeId: 8,
  scoringUnitId: GOAL,
  questions: () => [
    ...atLines(ordinaryTime, [-3, -2, -1, 1, 2, 3]),
    ...atLines(firstHalf, [-1, 1]),
  ],
  market: (plan, { part, float1 = 0 }) => ({
    selections: [
      withHandicap(team(plan, 'home', outcomeTypes.handicapWinner), float1),
      withHandicap(
        { ...draw, outcome: { ...draw.outcome, typeId: outcomeTypes.handicapDraw } },
        float1,
      ),
      withHandicap(team(plan, 'away', outcomeTypes.handicapWinner), -float1),
    ],
    overround: 1.075,
    assess: (view) =>
      assessWinner(measuredEnds(endsIn(view.goals, part), 'margin'), 3, (margin) =>
        resultOf({ home: margin + float1, away: 0 }),
      ),
  }),
};

const scoresUpTo = (most: number) =>
  Array.from({ length: (most + 1) ** 2 }, (_, index) => ({
    home: Math.floor(index / (most + 1)),
    away: index % (most + 1),
  }));

const correctScore: Family = {
  bettingTypeId: 45,
  scoringUnitId: GOAL,
  questions: () => matchAndHalves,
  isMain: isWholeMatch,
  market: (_plan, { part }) => {
    const most = part === ordinaryTime ? 5 : 2;
    const listed = scoresUpTo(most);
    const indexOf = ({ home, away }: Score) =>
      home > most || away > most ? listed.length : home * (most + 1) + away;
    return {
      selections: [...listed.map(({ home, away }) => exactScore(home, away)), named('Any other')],
      overround: part === ordinaryTime ? 1.16 : 1.12,
      assess: (view) => assessWinner(endsIn(view.goals, part), listed.length + 1, indexOf),
    };
  },
};

const margins = (plan: MatchPlan) => [
  ...[1, 2, 3].map((by) => marginSelection(plan, 'home', by)),
  draw,
  ...[1, 2, 3].map((by) => marginSelection(plan, 'away', by)),
];

function marginSelection(plan: MatchPlan, side: 'home' | 'away', by: number) {
  const { key, outcome } = team(plan, side, outcomeTypes.winningMargin);
  const words = by === 3 ? '3+' : `${by}`;
  const name = `${outcome.name} by ${words}`;
  return { key: `${key}-${words}`, outcome: { ...outcome, paramFloat1: by, name } };
}

const winningMargin: Family = {
  bettingTypeId: 33,
  scoringUnitId: GOAL,
  questions: () => wholeMatch,
  market: (plan) => ({
    selections: margins(plan),
    overround: 1.1,
    assess: (view) =>
      assessWinner(measuredEnds(view.goals.whole, 'margin'), 7, (margin) => {
        if (margin === 0) return 3;
        return (margin > 0 ? -1 : 3) + Math.min(3, Math.abs(margin));
      }),
  }),
};

export const resultMarkets: readonly Family[] = [
  homeDrawAway,
  boosted,
  doubleChance,
  moneyBackOnDraw(112, matchAndHalves),
  moneyBackOnDraw(466, wholeMatch),
  asianHandicap,
  asianHandicapFromScore,
  handicapThreeWay,
  correctScore,
  winningMargin,
];
