import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import {
  assessmentsOf,
  assessTwoSides,
  assessWinner,
  endsBy,
  returned,
  wonBy,
} from '../market/assessment.ts';
import type { MarketFamily, Question } from '../market/market.ts';
import {
  countRange,
  exactScore,
  handicapSides,
  oddEven,
  overUnder,
  sideOf,
  team,
  twoWay,
  yesNo,
} from '../market/selections.ts';
import { verdictAbove, wonIf } from '../market/verdict.ts';
import type { MatchPlan, Side } from '../match-model.ts';
import type { Score } from '../probability/grid.ts';
import { endsOfRace } from '../probability/race.ts';
import { type FrameSport, framesOf } from './frame-sport.ts';
import type { FrameView } from './frame-view.ts';

type Family = MarketFamily<FrameView>;

/** Numbers of the betting types that each of these sports has of its own. */
export type FrameMarketing = {
  readonly handicapType: number;
  readonly totalType: number;
  readonly frameWinnerType: number;
  /** Whether a side wins any at all. */
  readonly winsOneType: number;
  /** Who is first to so many, where that is not the match itself. */
  readonly race: { readonly bettingTypeId: number; readonly to: readonly number[] } | undefined;
};

const GAME = 27;
const whole = ({ sport }: FrameView): readonly Question[] => [{ part: sport.wholeMatchPart }];
const atLines = ({ sport }: FrameView, lines: readonly number[]) =>
  lines.map((float1) => ({ part: sport.wholeMatchPart, float1 }));
const range = (least: number, most: number) =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
const marginOf = ({ home, away }: Score) => home - away;
const totalOf = ({ home, away }: Score) => home + away;

const winner: Family = {
  bettingTypeId: 466,
  questions: whole,
  isMain: () => true,
  market: (plan) => ({
    selections: twoWay(plan),
    overround: 1.055,
    assess: ({ ends }) => assessTwoSides(ends, (score) => wonIf(marginOf(score) > 0)),
  }),
};

const handicap = ({ handicapType }: FrameMarketing): Family => ({
  bettingTypeId: handicapType,
  scoringUnitId: GAME,
  questions: (view) => {
    const lines = range(1, view.sport.toWin - 1).map((by) => by + 0.5);
    return atLines(view, [...lines.map((line) => -line).reverse(), ...lines]);
  },
  isMain: ({ float1 = 0 }) => Math.abs(float1) < 2,
  market: (plan, { float1 = 0 }) => ({
    selections: handicapSides(plan, float1, outcomeTypes.gameHandicapWinner),
    overround: 1.06,
    assess: ({ ends }) => assessTwoSides(ends, (score) => verdictAbove(marginOf(score) + float1)),
  }),
});

const total = ({ totalType }: FrameMarketing): Family => ({
  bettingTypeId: totalType,
  scoringUnitId: GAME,
  questions: (view) =>
    atLines(
      view,
      range(view.sport.toWin, 2 * view.sport.toWin - 2).map((count) => count + 0.5),
    ),
  isMain: () => true,
  market: (_plan, { float1 = 0 }) => ({
    selections: overUnder(float1),
    overround: 1.06,
    assess: ({ ends }) => assessTwoSides(ends, (score) => verdictAbove(totalOf(score) - float1)),
  }),
});

function scoresOf(toWin: number): readonly Score[] {
  const losers = range(0, toWin - 1);
  return [
    ...losers.map((away) => ({ home: toWin, away })),
    ...losers.map((home) => ({ home, away: toWin })),
  ];
}

const correctScore = (sport: FrameSport): Family => ({
  bettingTypeId: 45,
  scoringUnitId: GAME,
  questions: whole,
  isMain: () => true,
  market: () => {
    const scores = scoresOf(sport.toWin);
    return {
      selections: scores.map(({ home, away }) => exactScore(home, away)),
      overround: 1.12,
      assess: ({ ends }) =>
        assessWinner(ends, scores.length, (score) =>
          score.home === sport.toWin ? score.away : sport.toWin + score.home,
        ),
    };
  },
});

const exactTotal = (sport: FrameSport): Family => ({
  bettingTypeId: 32,
  scoringUnitId: GAME,
  questions: whole,
  market: () => {
    const totals = range(sport.toWin, 2 * sport.toWin - 1);
    return {
      selections: totals.map((count) => countRange(count, count)),
      overround: 1.09,
      assess: ({ ends }) =>
        assessWinner(endsBy(ends, totalOf), totals.length, (count) => totals.indexOf(count)),
    };
  },
});

const winningMargin = (sport: FrameSport): Family => ({
  bettingTypeId: 33,
  scoringUnitId: GAME,
  questions: whole,
  market: (plan) => {
    const margins = range(1, sport.toWin);
    return {
      selections: (['home', 'away'] as const).flatMap((side) =>
        margins.map((by) => marginSelection(plan, side, by)),
      ),
      overround: 1.1,
      assess: ({ ends }) =>
        assessWinner(endsBy(ends, marginOf), 2 * margins.length, (by) =>
          by > 0 ? by - 1 : margins.length - by - 1,
        ),
    };
  },
});

function marginSelection(plan: MatchPlan, side: Side, by: number) {
  const { key, outcome } = team(plan, side, outcomeTypes.winningMargin);
  const name = `${outcome.name} by ${by}`;
  return { key: `${key}-${by}`, outcome: { ...outcome, paramFloat1: by, name } };
}

const oddOrEven: Family = {
  bettingTypeId: 35,
  scoringUnitId: GAME,
  questions: whole,
  market: () => ({
    selections: oddEven,
    overround: 1.06,
    assess: ({ ends }) => assessTwoSides(ends, (score) => wonIf(totalOf(score) % 2 === 1)),
  }),
};

const winsOne = ({ winsOneType }: FrameMarketing): Family => ({
  bettingTypeId: winsOneType,
  scoringUnitId: GAME,
  questions: ({ sport, plan }) =>
    [plan.home, plan.away].map(({ participantId }) => ({
      part: sport.wholeMatchPart,
      participantId,
    })),
  market: (plan, { participantId }) => {
    const side = sideOf(plan, participantId);
    return {
      selections: yesNo,
      overround: 1.07,
      assess: ({ ends }) => assessTwoSides(ends, (score) => wonIf(score[side] > 0)),
    };
  },
});

/** Of the frame with this number; the stake comes back when the match ends without it. */
const frameWinner = ({ frameWinnerType }: FrameMarketing): Family => ({
  bettingTypeId: frameWinnerType,
  scoringUnitId: GAME,
  questions: (view) => {
    const next = view.facts.won.length + 1;
    const certain = Math.max(next, view.sport.toWin);
    return atLines(view, range(next, Math.min(next + 1, certain)));
  },
  market: (plan, { float1 = 1 }) => ({
    selections: twoWay(plan),
    overround: 1.06,
    assess: (view) => {
      const { won, phase } = view.facts;
      const known = won[float1 - 1];
      if (known) return wonBy(known === 'home' ? 0 : 1, 2);
      if (phase === 'over') return [returned, returned];
      const home = float1 === won.length + 1 ? view.thisFrame : view.laterFrame;
      return assessmentsOf([home, 1 - home]);
    },
  }),
});

function firstTo(won: readonly Side[], count: number): Side | undefined {
  const firsts = won.map((_, index) => framesOf(won.slice(0, index + 1)));
  const reached = firsts.find(({ home, away }) => home >= count || away >= count);
  return reached && (reached.home >= count ? 'home' : 'away');
}

const race = ({ bettingTypeId, to }: NonNullable<FrameMarketing['race']>): Family => ({
  bettingTypeId,
  scoringUnitId: GAME,
  questions: (view) =>
    atLines(
      view,
      to.filter((count) => !firstTo(view.facts.won, count)),
    ),
  market: (plan, { float1 = 1 }) => ({
    selections: twoWay(plan),
    overround: 1.06,
    assess: (view) => {
      const { facts, thisFrame: first, laterFrame: later } = view;
      const known = firstTo(facts.won, float1);
      if (known) return wonBy(known === 'home' ? 0 : 1, 2);
      const ends = endsOfRace({ from: framesOf(facts.won), to: float1, first, later });
      return assessTwoSides(ends, ({ home }) => wonIf(home === float1));
    },
  }),
});

export function frameMarkets(sport: FrameSport, marketing: FrameMarketing): readonly Family[] {
  return [
    winner,
    handicap(marketing),
    total(marketing),
    correctScore(sport),
    frameWinner(marketing),
    exactTotal(sport),
    winningMargin(sport),
    oddOrEven,
    winsOne(marketing),
    ...(marketing.race ? [race(marketing.race)] : []),
  ];
}
