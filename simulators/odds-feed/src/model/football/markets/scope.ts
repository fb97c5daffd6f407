import { type Ends, endsBy } from '../../market/assessment.ts';
import type { Question } from '../../market/market.ts';
import type { MatchPlan } from '../../match-model.ts';
import type { Score } from '../../probability/grid.ts';
import type { CountView } from '../count-view.ts';
import { footballParts } from '../football-course.ts';
import type { FootballView } from '../football-view.ts';

const { ordinaryTime, firstHalf, secondHalf } = footballParts;

/** Which of the counts of a match a market is about. */
export type Counted = 'goals' | 'corners' | 'cards';

export function endsIn(count: CountView, part: number): Ends<Score> {
  if (part === firstHalf) return count.half(1);
  return part === secondHalf ? count.half(2) : count.whole;
}

export const wholeMatch: readonly Question[] = [{ part: ordinaryTime }];
export const matchAndHalves: readonly Question[] = [
  { part: ordinaryTime },
  { part: firstHalf },
  { part: secondHalf },
];
export const matchAndFirstHalf: readonly Question[] = matchAndHalves.slice(0, 2);

export const isWholeMatch = (question: Question) => question.part === ordinaryTime;

export function atLines(part: number, lines: readonly number[]): readonly Question[] {
  return lines.map((float1) => ({ part, float1 }));
}

/** Asked of each team. */
export function ofTeams(plan: MatchPlan, questions: readonly Question[]): readonly Question[] {
  return [plan.home, plan.away].flatMap(({ participantId }) =>
    questions.map((question) => ({ ...question, participantId })),
  );
}

const quarters = [
  [1, 15],
  [16, 30],
  [31, 45],
  [46, 60],
  [61, 75],
  [76, 90],
] as const;

/** Quarters of an hour that have not ended, as first and last minute. */
export function openQuarters(view: FootballView): readonly (readonly [number, number])[] {
  const reached = view.facts.half === 1 ? 0 : 45;
  const minute = view.isOver ? 91 : reached + Math.floor(view.facts.seconds / 60);
  return quarters.filter(([, last]) => last > minute || (last === minute && last % 45 === 0));
}

export const minuteWindow = ([float1, float2]: readonly [number, number]): Question => ({
  part: ordinaryTime,
  float1,
  float2,
});

/** Lines around what is there already: those below it are decided. */
export function linesAbove(made: number, lines: readonly number[]): readonly number[] {
  return lines.filter((line) => line > made - 0.5);
}

export const totalOf = (score: Score) => score.home + score.away;
const marginOf = (score: Score) => score.home - score.away;

type Measure = 'total' | 'margin' | 'home' | 'away';

const measures: Readonly<Record<Measure, (score: Score) => number>> = {
  total: totalOf,
  margin: marginOf,
  home: ({ home }) => home,
  away: ({ away }) => away,
};

/** Many markets of a match look at the same number of the same ends. */
const measured = new WeakMap<Ends<Score>, Map<Measure, Ends<number>>>();

export function measuredEnds(ends: Ends<Score>, measure: Measure): Ends<number> {
  const known = measured.get(ends) ?? new Map<Measure, Ends<number>>();
  measured.set(ends, known);
  const found = known.get(measure) ?? endsBy(ends, measures[measure]);
  known.set(measure, found);
  return found;
}

/** 0 home, 1 draw, 2 away: the order of the selections of a three-way market. */
export function resultOf({ home, away }: Score): number {
  if (home === away) return 1;
  return home > away ? 0 : 2;
}
