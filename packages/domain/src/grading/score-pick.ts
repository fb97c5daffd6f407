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
export function isSealedAt(pick: ScorePick, score: Score): boolean {
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
