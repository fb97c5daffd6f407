import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { assessTwoSides, assessWinner } from '../market/assessment.ts';
import type { MarketFamily, Question } from '../market/market.ts';
import { named, overUnder, sideOf, sides, team, twoWay, yesNo } from '../market/selections.ts';
import { wonIf } from '../market/verdict.ts';
import type { MatchPlan, Side } from '../match-model.ts';
import { fightParts, type Method, methods, ROUND_SECONDS, ROUNDS } from './fight-course.ts';
import type { FightView } from './fight-view.ts';

type Family = MarketFamily<FightView>;
const fight: readonly Question[] = [{ part: fightParts.fight }];
const methodNames: Readonly<Record<Method, string>> = {
  knockout: 'KO/TKO',
  submission: 'Submission',
  decision: 'Decision',
};
const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);

const winner: Family = {
  bettingTypeId: 466,
  questions: () => fight,
  isMain: () => true,
  market: (plan) => ({
    selections: twoWay(plan),
    overround: 1.05,
    assess: ({ ends }) => assessTwoSides(ends, (end) => wonIf(end.winner === 'home')),
  }),
};

function bySideAnd(plan: MatchPlan, side: Side, words: string) {
  const { key, outcome } = team(plan, side, outcomeTypes.combination);
  return {
    key: `${key}-${words.toLowerCase()}`,
    outcome: { ...outcome, name: `${outcome.name} by ${words}` },
  };
}

const methodOfVictory: Family = {
  bettingTypeId: 10_706,
  questions: () => fight,
  isMain: () => true,
  market: (plan) => ({
    selections: sides.flatMap((side) =>
      methods.map((method) => bySideAnd(plan, side, methodNames[method])),
    ),
    overround: 1.1,
    assess: ({ ends }) =>
      assessWinner(ends, 6, (end) => (end.winner === 'home' ? 0 : 3) + methods.indexOf(end.method)),
  }),
};

/** A half round is two and a half minutes; the last bell is beyond every line. */
const roundsOverUnder: Family = {
  bettingTypeId: 10_061,
  questions: () => [0.5, 1.5, 2.5].map((float1) => ({ part: fightParts.fight, float1 })),
  isMain: () => true,
  market: (_plan, { float1 = 0 }) => ({
    selections: overUnder(float1),
    overround: 1.06,
    assess: ({ ends }) =>
      assessTwoSides(ends, (end) => wonIf(end.atSecond > float1 * ROUND_SECONDS)),
  }),
};

const goesTheDistance: Family = {
  bettingTypeId: 10_700,
  questions: () => fight,
  isMain: () => true,
  market: () => ({
    selections: yesNo,
    overround: 1.06,
    assess: ({ ends }) => assessTwoSides(ends, (end) => wonIf(end.method === 'decision')),
  }),
};

const howItEnds: Family = {
  bettingTypeId: 10_060,
  questions: () => fight,
  market: () => ({
    selections: methods.map((method) => named(methodNames[method], outcomeTypes.method)),
    overround: 1.08,
    assess: ({ ends }) => assessWinner(ends, 3, (end) => methods.indexOf(end.method)),
  }),
};

const roundBetting: Family = {
  bettingTypeId: 10_705,
  questions: () => fight,
  market: (plan) => ({
    selections: sides.flatMap((side) => [
      ...rounds.map((round) => bySideAnd(plan, side, `round ${round}`)),
      bySideAnd(plan, side, 'decision'),
    ]),
    overround: 1.13,
    assess: ({ ends }) =>
      assessWinner(ends, 2 * (ROUNDS + 1), (end) => {
        const place = end.method === 'decision' ? ROUNDS : end.round - 1;
        return (end.winner === 'home' ? 0 : ROUNDS + 1) + place;
      }),
  }),
};

/** Ends in the round that the part names. */
const endsInRound: Family = {
  bettingTypeId: 10_718,
  questions: () => fightParts.rounds.map((part) => ({ part })),
  market: (_plan, { part }) => ({
    selections: yesNo,
    overround: 1.07,
    assess: ({ ends }) =>
      assessTwoSides(ends, (end) =>
        wonIf(end.method !== 'decision' && fightParts.rounds[end.round - 1] === part),
      ),
  }),
};

const winsEarly: Family = {
  bettingTypeId: 10_719,
  questions: ({ plan }) =>
    sides.map((side) => ({ part: fightParts.fight, participantId: plan[side].participantId })),
  market: (plan, { participantId }) => {
    const side = sideOf(plan, participantId);
    return {
      selections: yesNo,
      overround: 1.07,
      assess: ({ ends }) =>
        assessTwoSides(ends, (end) => wonIf(end.winner === side && end.method !== 'decision')),
    };
  },
};

export const fightMarkets: readonly Family[] = [
  winner,
  methodOfVictory,
  roundsOverUnder,
  goesTheDistance,
  howItEnds,
  roundBetting,
  endsInRound,
  winsEarly,
];
