import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import {
  type Assessment,
  assessmentsOf,
  assessTwoSides,
  assessWinner,
  returned,
  wonBy,
} from '../../market/assessment.ts';
import type { MarketFamily, Question } from '../../market/market.ts';
import { overUnder, teamOrNone, threeWay, twoWay, yesNo } from '../../market/selections.ts';
import { verdictAbove, wonIf } from '../../market/verdict.ts';
import type { Side } from '../../match-model.ts';
import { footballParts } from '../football-course.ts';
import type { FootballView } from '../football-view.ts';
import { lastOfAll, nthToCome, raceToCome, type TeamChances } from './order.ts';
import { atLines, minuteWindow, openQuarters, resultOf, wholeMatch } from './scope.ts';

type Family = MarketFamily<FootballView>;
const { ordinaryTime } = footballParts;

type Ordered = {
  readonly bettingTypeId: number;
  readonly counted: 'goals' | 'corners';
  readonly scoringUnitId: number;
  readonly overround: number;
};

const places: readonly Side[] = ['home', 'away'];
/** Of home, none, away. */
const indexOf = (side: Side | undefined) => (side === undefined ? 1 : 2 * places.indexOf(side));
const listed = ({ home, none, away }: TeamChances) => [home, none, away];

const noneNames = { goals: 'No goal', corners: 'No corner' } as const;

/** Whose the n-th is, n being the market's first number. */
function nthOf(view: FootballView, counted: 'goals' | 'corners', nth: number) {
  const happenings = view.facts[counted];
  const side = happenings[nth - 1]?.side;
  if (side) return wonBy(indexOf(side), 3);
  return assessmentsOf(listed(nthToCome(view[counted].toCome, nth - happenings.length)));
}

export const nextTeam = (options: Ordered & { readonly sold?: 'live' }): Family => ({
  ...options,
  questions: (view) => atLines(ordinaryTime, [view.facts[options.counted].length + 1]),
  market: (plan, { float1 = 1 }) => ({
    selections: teamOrNone(plan, noneNames[options.counted]),
    overround: options.overround,
    assess: (view) => nthOf(view, options.counted, float1),
  }),
});

const nextGoalMoneyBack: Family = {
  bettingTypeId: 127,
  scoringUnitId: 28,
  questions: (view) => atLines(ordinaryTime, [view.facts.goals.length + 1]),
  market: (plan, { float1 = 1 }) => ({
    selections: twoWay(plan, outcomeTypes.nextTeam),
    overround: 1.055,
    assess: (view) => {
      const [home, none, away] = nthOf(view, 'goals', float1);
      return withoutNone(home, none, away);
    },
  }),
};

/** The stake comes back when nobody does it. */
function withoutNone(
  home: Assessment | undefined,
  none: Assessment | undefined,
  away: Assessment | undefined,
): readonly Assessment[] {
  if (!home || !away || none?.probability === 1) return [returned, returned];
  const either = home.probability + away.probability;
  return [home, away].map(({ probability, verdict }) => ({
    probability: probability / either,
    // A team that can no longer lose may still have its stake returned.
    verdict: none?.probability === 0 ? verdict : undefined,
  }));
}

export const lastTeam = (options: Ordered): Family => ({
  ...options,
  questions: () => wholeMatch,
  market: (plan) => ({
    selections: teamOrNone(plan, noneNames[options.counted]),
    overround: options.overround,
    assess: (view) => {
      const last = view.facts[options.counted].at(-1)?.side;
      return assessmentsOf(listed(lastOfAll(view[options.counted].toCome, last)));
    },
  }),
});

function winnerOfRace(view: FootballView, counted: 'goals' | 'corners', goal: number) {
  const counts = { home: 0, away: 0 };
  for (const { side } of view.facts[counted]) {
    counts[side] += 1;
    if (counts[side] === goal) return side;
  }
  return undefined;
}

export const race = (options: Ordered & { readonly to: readonly number[] }): Family => ({
  ...options,
  questions: (view) => {
    const { home, away } = view[options.counted].made;
    return atLines(
      ordinaryTime,
      options.to.filter((goal) => goal > Math.max(home, away)),
    );
  },
  market: (plan, { float1 = 1 }) => ({
    selections: teamOrNone(plan, 'Neither'),
    overround: options.overround,
    assess: (view) => {
      const winner = winnerOfRace(view, options.counted, float1);
      if (winner) return wonBy(indexOf(winner), 3);
      const { made, toCome } = view[options.counted];
      const needs = { home: float1 - made.home, away: float1 - made.away };
      return assessmentsOf(listed(raceToCome(toCome, needs)));
    },
  }),
});

/** From the first to the last minute that the market names. */
const windowOf = (view: FootballView, question: Question) =>
  view.goals.window(question.float1 ?? 1, question.float2 ?? 90);

const windowTotalOf = (view: FootballView, counted: 'goals' | 'corners', question: Question) =>
  view[counted].windowTotal(question.float1 ?? 1, question.float2 ?? 90);

const quarterQuestions = (view: FootballView) => openQuarters(view).map(minuteWindow);

export const someInWindow = (
  options: Ordered & {
    readonly questions?: (view: FootballView) => readonly Question[];
  },
): Family => ({
  questions: quarterQuestions,
  ...options,
  market: (_plan, question) => ({
    selections: yesNo,
    overround: options.overround,
    assess: (view) =>
      assessTwoSides(windowTotalOf(view, options.counted, question), (total) => wonIf(total > 0)),
  }),
});

/** The line is the market's third number: the first two are the minutes. */
export const overUnderInWindow = (options: Ordered & { readonly line: number }): Family => ({
  ...options,
  questions: (view) =>
    quarterQuestions(view).map((question) => ({ ...question, float3: options.line })),
  market: (_plan, question) => ({
    selections: overUnder(question.float3 ?? 0),
    overround: options.overround,
    assess: (view) =>
      assessTwoSides(windowTotalOf(view, options.counted, question), (total) =>
        verdictAbove(total - (question.float3 ?? 0)),
      ),
  }),
});

const windowWinner = (
  bettingTypeId: number,
  questions: (view: FootballView) => readonly Question[],
): Family => ({
  bettingTypeId,
  scoringUnitId: 28,
  questions,
  market: (plan, question) => ({
    selections: threeWay(plan),
    overround: 1.075,
    assess: (view) => assessWinner(windowOf(view, question), 3, resultOf),
  }),
});

const openings = [10, 30, 60, 75].map((last) => minuteWindow([1, last]));

const goals = { counted: 'goals', scoringUnitId: 28 } as const;

export const orderMarkets: readonly Family[] = [
  nextTeam({ ...goals, bettingTypeId: 12, overround: 1.07 }),
  nextGoalMoneyBack,
  lastTeam({ ...goals, bettingTypeId: 75, overround: 1.075 }),
  race({ ...goals, bettingTypeId: 97, overround: 1.075, to: [2, 3] }),
  someInWindow({ ...goals, bettingTypeId: 94, overround: 1.065 }),
  overUnderInWindow({ ...goals, bettingTypeId: 82, overround: 1.075, line: 1.5 }),
  windowWinner(96, () => openings),
  windowWinner(81, quarterQuestions),
];
