import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { assessTwoSides, assessWinner } from '../market/assessment.ts';
import type { MarketFamily } from '../market/market.ts';
import { countRange, exactScore, handicapSides, overUnder } from '../market/selections.ts';
import { verdictAbove } from '../market/verdict.ts';
import type { Score } from '../probability/grid.ts';
import { tennisParts } from './tennis-course.ts';
import type { TennisView } from './tennis-view.ts';
import { match, openSets, setIndex, totalOf } from './tennis-view.ts';

type Family = MarketFamily<TennisView>;
const SET = 53;

const setHandicap: Family = {
  bettingTypeId: 71,
  scoringUnitId: SET,
  questions: () => [-1.5, 1.5].map((float1) => ({ part: tennisParts.match, float1 })),
  isMain: () => true,
  market: (plan, { float1 = 0 }) => ({
    selections: handicapSides(plan, float1, outcomeTypes.setHandicapWinner),
    overround: 1.06,
    assess: ({ ends }) =>
      assessTwoSides(ends, ({ won }) => verdictAbove(won.home - won.away + float1)),
  }),
};

const setsOverUnder: Family = {
  bettingTypeId: 100,
  scoringUnitId: SET,
  questions: () => [{ part: tennisParts.match, float1: 2.5 }],
  market: (_plan, { float1 = 0 }) => ({
    selections: overUnder(float1),
    overround: 1.06,
    assess: ({ ends }) => assessTwoSides(ends, ({ won }) => verdictAbove(totalOf(won) - float1)),
  }),
};

const totalSets: Family = {
  bettingTypeId: 110,
  scoringUnitId: SET,
  questions: () => match,
  market: () => ({
    selections: [countRange(2, 2), countRange(3, 3)],
    overround: 1.06,
    assess: ({ ends }) => assessWinner(ends, 2, ({ won }) => totalOf(won) - 2),
  }),
};

const setScores: readonly Score[] = [
  ...[0, 1, 2, 3, 4].map((away) => ({ home: 6, away })),
  { home: 7, away: 5 },
  { home: 7, away: 6 },
  ...[0, 1, 2, 3, 4].map((home) => ({ home, away: 6 })),
  { home: 5, away: 7 },
  { home: 6, away: 7 },
];
const matchScores: readonly Score[] = [
  { home: 2, away: 0 },
  { home: 2, away: 1 },
  { home: 0, away: 2 },
  { home: 1, away: 2 },
];

/** In sets for the match, in games for a set. */
const correctScore: Family = {
  bettingTypeId: 45,
  questions: (view) => [...match, ...openSets(view).map((part) => ({ part }))],
  isMain: ({ part }) => part === tennisParts.match,
  market: (_plan, { part }) => {
    const scores = part === tennisParts.match ? matchScores : setScores;
    const placeOf = new Map(scores.map(({ home, away }, place) => [10 * home + away, place]));
    return {
      selections: scores.map(({ home, away }) => exactScore(home, away)),
      overround: 1.1,
      assess: ({ ends }) =>
        assessWinner(ends, scores.length, (end) => {
          const score = part === tennisParts.match ? end.won : end.sets[setIndex(part)];
          return score ? (placeOf.get(10 * score.home + score.away) ?? -1) : -1;
        }),
    };
  },
};

export const setMarkets: readonly Family[] = [setHandicap, setsOverUnder, totalSets, correctScore];
