import { expect, test } from 'vitest';
import { isFinalAt, needOf, outcomeAt, type ScorePick } from './score-pick.ts';

const result = (...sides: readonly ('home' | 'draw' | 'away')[]): ScorePick => ({
  kind: 'result',
  sides,
  headStart: 0,
});
const headStart = (side: 'home' | 'draw' | 'away', goals: number): ScorePick => ({
  kind: 'result',
  sides: [side],
  headStart: goals,
});
const handicap = (team: 'home' | 'away', line: number): ScorePick => ({
  kind: 'handicap',
  team,
  line,
});
const over = (line: number, of: 'both' | 'home' | 'away' = 'both'): ScorePick => ({
  kind: 'total',
  of,
  than: 'over',
  line,
});
const under = (line: number): ScorePick => ({ kind: 'total', of: 'both', than: 'under', line });
const bothScore = (answer: 'yes' | 'no'): ScorePick => ({ kind: 'both-score', answer });
const exactly = (home: number, away: number): ScorePick => ({ kind: 'exact-score', home, away });
const parity = (odd: 'odd' | 'even'): ScorePick => ({ kind: 'odd-even', parity: odd });

const outcomes: readonly [ScorePick, number, number, ReturnType<typeof outcomeAt>][] = [
  // pick, home, away, how it ends
  [result('home'), 1, 0, 'win'],
  [result('home'), 1, 1, 'lose'],
  [result('home'), 0, 1, 'lose'],
  [result('draw'), 2, 2, 'win'],
  [result('draw'), 2, 1, 'lose'],
  [result('away'), 0, 3, 'win'],
  [result('home', 'draw'), 0, 0, 'win'],
  [result('home', 'draw'), 0, 1, 'lose'],
  [result('home', 'away'), 1, 1, 'lose'],
  [result('home', 'away'), 0, 1, 'win'],
  [result('draw', 'away'), 1, 0, 'lose'],
  [headStart('home', -1), 1, 0, 'lose'],
  [headStart('draw', -1), 1, 0, 'win'],
  [headStart('away', -1), 1, 0, 'lose'],
  [headStart('away', -1), 0, 0, 'win'],
  [headStart('home', 2), 0, 1, 'win'],
  [handicap('home', 0), 1, 1, 'refund'],
  [handicap('away', 0), 0, 1, 'win'],
  [handicap('home', -1), 1, 0, 'refund'],
  [handicap('home', -1.5), 2, 0, 'win'],
  [handicap('home', -1.5), 1, 0, 'lose'],
  [handicap('away', 1.5), 1, 0, 'win'],
  [handicap('home', -0.25), 1, 1, 'half-lose'],
  [handicap('away', 0.25), 1, 1, 'half-win'],
  [handicap('home', -0.75), 1, 0, 'half-win'],
  [over(2.5), 2, 1, 'win'],
  [over(2.5), 2, 0, 'lose'],
  [over(3), 2, 1, 'refund'],
  [over(2.75), 2, 1, 'half-win'],
  [over(2.25), 1, 1, 'half-lose'],
  [under(2.25), 1, 1, 'half-win'],
  [under(2.5), 3, 0, 'lose'],
  [over(1.5, 'home'), 1, 4, 'lose'],
  [over(1.5, 'away'), 0, 2, 'win'],
  [bothScore('yes'), 1, 1, 'win'],
  [bothScore('yes'), 4, 0, 'lose'],
  [bothScore('no'), 0, 0, 'win'],
  [bothScore('no'), 1, 2, 'lose'],
  [exactly(2, 1), 2, 1, 'win'],
  [exactly(2, 1), 1, 2, 'lose'],
  [parity('even'), 0, 0, 'win'],
  [parity('odd'), 2, 1, 'win'],
  [parity('odd'), 1, 1, 'lose'],
];

test.each(outcomes)('[ORD-14] %j at %i : %i ends as %s', (pick, home, away, outcome) => {
  expect(outcomeAt(pick, { home, away })).toBe(outcome);
});

const either = (goals: number) => ({ by: 'either', goals });
const each = (home: number, away: number) => ({ by: 'each', home, away });

const needs: readonly [ScorePick, number, number, ReturnType<typeof either | typeof each>?][] = [
  // pick, home, away, what is still needed
  [result('home'), 0, 0, each(1, 0)],
  [result('home'), 0, 2, each(3, 0)],
  [result('home'), 1, 0],
  [result('draw'), 2, 0, each(0, 2)],
  [result('home', 'draw'), 0, 1, each(1, 0)],
  [result('home', 'away'), 1, 1, either(1)],
  [handicap('home', -1.5), 0, 0, each(2, 0)],
  [handicap('home', 0), 1, 1, each(1, 0)],
  [over(2.5), 0, 0, either(3)],
  [over(2.5), 1, 1, either(1)],
  [over(2.5), 2, 1],
  [over(1.5, 'away'), 3, 0, each(0, 2)],
  [under(2.5), 1, 0],
  [under(2.5), 2, 1],
  [bothScore('yes'), 0, 0, each(1, 1)],
  [bothScore('yes'), 2, 0, each(0, 1)],
  [exactly(2, 1), 0, 0, each(2, 1)],
  [exactly(2, 1), 0, 2],
  [parity('odd'), 1, 1, either(1)],
];

test.each(needs)('[ORD-15] %j at %i : %i still needs %j', (pick, home, away, need) => {
  expect(needOf(pick, { home, away })).toEqual(need);
});

const finals: readonly [ScorePick, number, number, boolean][] = [
  // pick, home, away, whether no goal changes it any more
  [result('home'), 5, 0, false],
  [over(2.5), 2, 1, true],
  [over(2.5), 1, 1, false],
  [over(2.75), 2, 1, false],
  [over(3), 2, 1, false],
  [under(2.5), 2, 1, true],
  [under(2.5), 1, 1, false],
  [bothScore('yes'), 1, 1, true],
  [bothScore('no'), 1, 1, true],
  [bothScore('no'), 1, 0, false],
  [exactly(1, 1), 2, 0, true],
  [exactly(1, 1), 1, 1, false],
];

test.each(finals)('[ORD-15] %j at %i : %i is final: %s', (pick, home, away, isFinal) => {
  expect(isFinalAt(pick, { home, away })).toBe(isFinal);
});
