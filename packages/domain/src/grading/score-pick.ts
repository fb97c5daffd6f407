import type { DecidedOutcome } from '../betting/bet-return.ts';
import {
  byLine,
  countOf,
  leadOf,
  type Score,
  type Side,
  sideAhead,
  type Team,
  totalOf,
  wonIf,
} from './score.ts';

export type { Score } from './score.ts';

/** What a pick says about the score at the end. Picks on anything else have no such form. */
export type ScorePick =
  /** One of the results; `headStart` is added to the goals of the home team before. */
  | {
      readonly kind: 'result';
      readonly sides: readonly Side[];
      readonly headStart: number;
    }
  /** Level after the line: the stake comes back. A quarter line is half of each neighbour. */
  | { readonly kind: 'handicap'; readonly team: Team; readonly line: number }
  | {
      readonly kind: 'total';
      readonly of: Team | 'both';
      readonly than: 'over' | 'under';
      readonly line: number;
    }
  | { readonly kind: 'both-score'; readonly answer: 'yes' | 'no' }
  | { readonly kind: 'exact-score'; readonly home: number; readonly away: number }
  | { readonly kind: 'odd-even'; readonly parity: 'odd' | 'even' };

/** How a pick ends when the match ends with this score (ORD-14). */
export function outcomeAt(pick: ScorePick, { home, away }: Score): DecidedOutcome {
  switch (pick.kind) {
    case 'result':
      return wonIf(pick.sides.includes(sideAhead(home + pick.headStart - away)));
    case 'handicap':
      return byLine(leadOf(pick.team, { home, away }), pick.line);
    case 'total': {
      const count = countOf(pick.of, { home, away });
      return pick.than === 'over' ? byLine(count, -pick.line) : byLine(-count, pick.line);
    }
    case 'both-score':
      return wonIf((home > 0 && away > 0) === (pick.answer === 'yes'));
    case 'exact-score':
      return wonIf(home === pick.home && away === pick.away);
    case 'odd-even':
      return wonIf((totalOf({ home, away }) % 2 === 1) === (pick.parity === 'odd'));
  }
}

/** Whether no further goal can change how it ends. */
export function isFinalAt(pick: ScorePick, score: Score): boolean {
  switch (pick.kind) {
    case 'total':
      return outcomeAt(pick, score) === (pick.than === 'over' ? 'win' : 'lose');
    case 'both-score':
      return score.home > 0 && score.away > 0;
    case 'exact-score':
      return score.home > pick.home || score.away > pick.away;
    default:
      return false;
  }
}

/** Further goals: by whichever team, or so many by each of the two. */
export type PickNeed =
  | { readonly by: 'either'; readonly goals: number }
  | ({ readonly by: 'each' } & Score);

/** No lead or line in football is further away than this. */
const GOALS_MAX = 20;

/** The fewest further goals after which it wins; undefined when it wins now or cannot (ORD-15). */
export function needOf(pick: ScorePick, score: Score): PickNeed | undefined {
  for (let goals = 0; goals <= GOALS_MAX; goals += 1) {
    const ways = waysOf(goals).filter((added) => wins(pick, score, added));
    const [only] = ways;
    if (only) {
      if (goals === 0) return undefined;
      return ways.length > 1 ? { by: 'either', goals } : { by: 'each', ...only };
    }
  }
  return undefined;
}

/** Every way in which two teams share so many goals. */
const waysOf = (goals: number): readonly Score[] =>
  Array.from({ length: goals + 1 }, (_, home) => ({ home, away: goals - home }));

function wins(pick: ScorePick, score: Score, added: Score): boolean {
  const after = { home: score.home + added.home, away: score.away + added.away };
  return outcomeAt(pick, after) === 'win';
}
