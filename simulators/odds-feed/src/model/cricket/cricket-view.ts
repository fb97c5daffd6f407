import type { MatchView } from '../market/market-board.ts';
import type { MatchPlan, Side } from '../match-model.ts';
import { convolve, type Pmf } from '../probability/pmf.ts';
import {
  BALLS,
  BALLS_PER_OVER,
  ballPmf,
  battingOrder,
  type CricketCourse,
  type CricketFacts,
  freshInnings,
  superOverChance,
} from './cricket-course.ts';

export type CricketView = MatchView & {
  readonly facts: CricketFacts;
  /** Chances of 0, 1, 2 … more runs of a side in so many balls. */
  readonly sums: (side: Side, balls: number) => Pmf;
  /** Home wins, the match is level, away wins. */
  readonly results: readonly [number, number, number];
  readonly superOverChance: number;
};

type Sums = CricketView['sums'];
const sumsOfPlans = new WeakMap<MatchPlan, Sums>();

function sumsOf(plan: MatchPlan): Sums {
  const known = sumsOfPlans.get(plan);
  if (known) return known;
  const made: Record<Side, Pmf[]> = { home: [[1]], away: [[1]] };
  const balls = { home: ballPmf(plan, 'home'), away: ballPmf(plan, 'away') };
  const sums: Sums = (side, count) => {
    const list = made[side];
    while (list.length <= count) list.push(convolve(list[list.length - 1] ?? [1], balls[side]));
    return list[count] ?? [1];
  };
  sumsOfPlans.set(plan, sums);
  return sums;
}

const ballsLeft = (facts: CricketFacts, index: number) =>
  BALLS - (facts.innings[index] ?? freshInnings).balls;

/** The second innings ends at the run that wins it, which changes nothing about who wins. */
function resultsOf(facts: CricketFacts, sums: Sums): readonly [number, number, number] {
  const [first = freshInnings, second = freshInnings] = facts.innings;
  if (second.runs > first.runs) return [0, 0, 1];
  const home = sums('home', ballsLeft(facts, 0));
  const away = facts.phase === 'over' ? [1] : sums('away', ballsLeft(facts, 1));
  const results: [number, number, number] = [0, 0, 0];
  home.forEach((chance, i) => {
    away.forEach((other, j) => {
      const margin = first.runs + i - second.runs - j;
      results[margin > 0 ? 0 : margin === 0 ? 1 : 2] += chance * other;
    });
  });
  return results;
}

export function cricketView(course: CricketCourse): CricketView {
  const { plan, cricket: facts } = course;
  const sums = sumsOf(plan);
  return {
    plan,
    isLive: facts.phase !== 'before',
    facts,
    sums,
    results: resultsOf(facts, sums),
    superOverChance: superOverChance(plan),
  };
}

/** Runs of an innings at the end of an over, as far as known; the rest is chance. */
export function runsAtOver(view: CricketView, index: number, over: number) {
  const innings = view.facts.innings[index] ?? freshInnings;
  const known = innings.overs[over - 1];
  if (known !== undefined) return { already: known, toCome: [1] };
  const isOver = view.facts.phase === 'over' || view.facts.innings.length > index + 1;
  if (isOver) return { already: innings.runs, toCome: [1] };
  const side = battingOrder[index] ?? 'home';
  const balls = over * BALLS_PER_OVER - innings.balls;
  return { already: innings.runs, toCome: view.sums(side, balls) };
}
