import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import {
  type Assessment,
  assessmentsOf,
  assessTwoSides,
  type Ends,
  endsBy,
  returned,
  wonBy,
} from '../market/assessment.ts';
import type { MarketFamily } from '../market/market.ts';
import {
  handicapSides,
  oddEven,
  overUnder,
  sideOf,
  sides,
  twoWay,
  yesNo,
} from '../market/selections.ts';
import { verdictAbove, verdicts, wonIf } from '../market/verdict.ts';
import type { Score } from '../probability/grid.ts';
import { setMarkets } from './set-markets.ts';
import { tennisParts, winnerOfSet } from './tennis-course.ts';
import type { TennisEnd, TennisView } from './tennis-view.ts';
import { match, openSets, setIndex, totalOf } from './tennis-view.ts';

type Family = MarketFamily<TennisView>;
const GAME = 27;
/** Score in games of the match, or of the set that the part names. */
function gamesIn(end: TennisEnd, part: number): Score | undefined {
  return part === tennisParts.match ? end.games : end.sets[setIndex(part)];
}

function linesAround(ends: Ends<number>, each: number): readonly number[] {
  const mean = ends.states.reduce((sum, n, index) => sum + n * (ends.chances[index] ?? 0), 0);
  const middle = Math.floor(mean) + 0.5;
  return Array.from({ length: 2 * each + 1 }, (_, index) => middle + index - each);
}

/** The set may not be played: then the stake comes back. */
const winner: Family = {
  bettingTypeId: 466,
  questions: (view) => [...match, ...openSets(view).map((part) => ({ part }))],
  isMain: () => true,
  market: (plan, { part }) => ({
    selections: twoWay(plan),
    overround: 1.055,
    assess: ({ ends }) =>
      assessTwoSides(ends, (end) => {
        const score = part === tennisParts.match ? end.won : end.sets[setIndex(part)];
        return score ? wonIf(score.home > score.away) : verdicts.void;
      }),
  }),
};

const gamesOverUnder: Family = {
  bettingTypeId: 47,
  scoringUnitId: GAME,
  questions: (view) => [
    ...linesAround(
      endsBy(view.ends, (end) => totalOf(end.games)),
      3,
    ).map((float1) => ({
      part: tennisParts.match,
      float1,
    })),
    ...openSets(view).flatMap((part) => [8.5, 9.5, 10.5, 12.5].map((float1) => ({ part, float1 }))),
  ],
  isMain: ({ part }) => part === tennisParts.match,
  market: (_plan, { part, float1 = 0 }) => ({
    selections: overUnder(float1),
    overround: 1.06,
    assess: ({ ends }) =>
      assessTwoSides(ends, (end) => {
        const games = gamesIn(end, part);
        return games ? verdictAbove(totalOf(games) - float1) : verdicts.void;
      }),
  }),
};

const gameHandicap: Family = {
  bettingTypeId: 39,
  scoringUnitId: GAME,
  questions: ({ ends }) =>
    linesAround(
      endsBy(ends, ({ games }) => games.away - games.home),
      2,
    ).map((float1) => ({
      part: tennisParts.match,
      float1,
    })),
  isMain: () => true,
  market: (plan, { float1 = 0 }) => ({
    selections: handicapSides(plan, float1, outcomeTypes.gameHandicapWinner),
    overround: 1.06,
    assess: ({ ends }) =>
      assessTwoSides(ends, ({ games }) => verdictAbove(games.home - games.away + float1)),
  }),
};

const gamesWon: Family = {
  bettingTypeId: 105,
  scoringUnitId: GAME,
  questions: ({ ends, plan }) =>
    sides.flatMap((side) =>
      linesAround(
        endsBy(ends, ({ games }) => games[side]),
        1,
      ).map((float1) => ({
        part: tennisParts.match,
        float1,
        participantId: plan[side].participantId,
      })),
    ),
  market: (plan, { float1 = 0, participantId }) => {
    const side = sideOf(plan, participantId);
    return {
      selections: overUnder(float1),
      overround: 1.065,
      assess: ({ ends }) => assessTwoSides(ends, ({ games }) => verdictAbove(games[side] - float1)),
    };
  },
};

const hasTieBreak = ({ home, away }: Score) => home + away === 13;

const tieBreak: Family = {
  bettingTypeId: 103,
  questions: (view) => [...match, ...openSets(view).map((part) => ({ part }))],
  market: (_plan, { part }) => ({
    selections: yesNo,
    overround: 1.08,
    assess: ({ ends }) =>
      assessTwoSides(ends, ({ sets }) => {
        const asked = part === tennisParts.match ? sets : sets.slice(setIndex(part)).slice(0, 1);
        return asked.length === 0 ? verdicts.void : wonIf(asked.some(hasTieBreak));
      }),
  }),
};

const oddEvenGames: Family = {
  bettingTypeId: 35,
  scoringUnitId: GAME,
  questions: () => match,
  market: () => ({
    selections: oddEven,
    overround: 1.06,
    assess: ({ ends }) => assessTwoSides(ends, ({ games }) => wonIf(totalOf(games) % 2 === 1)),
  }),
};

/** Who wins the game with this number of this set; a tie-break is no such game. */
function assessGame(view: TennisView, part: number, number: number): readonly Assessment[] {
  const index = setIndex(part);
  const known = view.facts.games[index]?.[number - 1];
  if (known) return wonBy(known === 'home' ? 0 : 1, 2);
  const set = view.facts.sets[index];
  if (set && winnerOfSet(set)) return [returned, returned];
  const home = view.thisGame ?? 0.5;
  return assessmentsOf([home, 1 - home]);
}

const gameWinner: Family = {
  bettingTypeId: 101,
  sold: 'live',
  scoringUnitId: GAME,
  questions: ({ facts, thisGame }) => {
    const part = tennisParts.sets[facts.sets.length - 1];
    if (thisGame === undefined || part === undefined) return [];
    return [{ part, float1: (facts.games.at(-1)?.length ?? 0) + 1 }];
  },
  market: (plan, { part, float1 = 1 }) => ({
    selections: twoWay(plan),
    overround: 1.06,
    assess: (view) => assessGame(view, part, float1),
  }),
};

export const tennisMarkets: readonly Family[] = [
  winner,
  ...setMarkets,
  gamesOverUnder,
  gameHandicap,
  gamesWon,
  tieBreak,
  oddEvenGames,
  gameWinner,
];
