import { expect, test } from 'vitest';
import {
  allOf,
  anyOf,
  graded,
  handicap,
  minutes,
  over,
  part,
  player,
  score,
  under,
} from './fixtures/graded.ts';

type Row = readonly [market: Readonly<Record<string, unknown>>, pick: unknown, outcome: string];

/** Two to nil when it breaks off in the 60th minute, after one to nil at the break. */
const broken = {
  status: 'abandoned',
  minute: 60,
  completed: [5],
  counts: { goals: { 5: [1, 0], 6: [1, 0] } },
  ordered: ['goals'],
  incidents: [
    { unit: 'goals', part: 5, team: 'home', minute: 20, player: 'h9' },
    { unit: 'goals', part: 6, team: 'home', minute: 50, player: 'h9' },
  ],
  lineUp: [
    { player: 'h9', team: 'home', role: 'started' },
    { player: 'a7', team: 'away', role: 'started' },
  ],
};

const rows: readonly Row[] = [
  [{ type: 69 }, 'home', 'refund'],
  [{ type: 69, part: 5 }, 'home', 'win'],
  [{ type: 69, part: 5 }, 'draw', 'lose'],
  [{ type: 69, part: 6 }, 'home', 'refund'],
  [{ type: 47 }, over(1.5), 'win'],
  [{ type: 47 }, under(1.5), 'lose'],
  [{ type: 47 }, over(2), 'refund'],
  // Of a quarter line the half that is decided stands, and the other comes back.
  [{ type: 47 }, over(1.25), 'win'],
  [{ type: 47 }, under(1.25), 'lose'],
  [{ type: 47 }, over(1.75), 'half-win'],
  [{ type: 47 }, under(1.75), 'half-lose'],
  [{ type: 47 }, { kind: 'not', of: over(1.75) }, 'half-lose'],
  [{ type: 47 }, { kind: 'not', of: under(1.75) }, 'half-win'],
  [{ type: 47 }, over(2.25), 'refund'],
  [{ type: 47 }, under(2.25), 'refund'],
  [{ type: 47 }, over(2.75), 'refund'],
  [{ type: 47, part: 5 }, over(0.75), 'half-win'],
  [{ type: 47, part: 6 }, over(0.75), 'half-win'],
  [{ type: 47, part: 6 }, under(0.75), 'half-lose'],
  [{ type: 77, team: 'home' }, over(1.75), 'half-win'],
  [{ type: 77, team: 'away' }, over(0.75), 'refund'],
  [{ type: 82, minutes: [1, 55] }, over(1.75), 'half-win'],
  [{ type: 82, minutes: [46, 75] }, under(0.75), 'half-lose'],
  [{ type: 48 }, handicap('home', -1.75), 'refund'],
  [{ type: 10151 }, allOf('home', over(1.75)), 'refund'],
  [{ type: 48 }, handicap('home', -0.5), 'refund'],
  [{ type: 48, part: 5 }, handicap('home', -0.75), 'half-win'],
  [{ type: 76 }, 'yes', 'refund'],
  [{ type: 45 }, score(1, 0), 'lose'],
  [{ type: 45 }, score(2, 0), 'refund'],
  [{ type: 35 }, 'odd', 'refund'],
  [{ type: 11 }, { kind: 'in-turn', of: ['away', 'home'] }, 'lose'],
  [{ type: 11 }, { kind: 'in-turn', of: ['home', 'home'] }, 'refund'],
  [{ type: 114, team: 'home' }, 'yes', 'win'],
  [{ type: 113, team: 'away' }, 'yes', 'lose'],
  [{ type: 10131 }, 'yes', 'refund'],
  [{ type: 10120 }, part(5), 'lose'],
  [{ type: 10120 }, part(6), 'refund'],
  [{ type: 12, number: 2 }, 'home', 'win'],
  [{ type: 12, number: 3 }, 'home', 'refund'],
  [{ type: 75 }, 'none', 'lose'],
  [{ type: 75 }, 'home', 'refund'],
  [{ type: 10100 }, 'home', 'win'],
  [{ type: 94, minutes: [46, 59] }, 'yes', 'win'],
  [{ type: 94, minutes: [31, 45] }, 'no', 'win'],
  [{ type: 94, minutes: [61, 75] }, 'no', 'refund'],
  [{ type: 13, number: 3 }, minutes(46, 55), 'lose'],
  [{ type: 30 }, player('h9'), 'win'],
  [{ type: 30 }, player('a7'), 'refund'],
  [{ type: 10151 }, allOf('home', under(2.5)), 'refund'],
  [{ type: 10151 }, allOf('draw', under(2.5)), 'lose'],
  [{ type: 10171 }, anyOf('home', over(1.5)), 'win'],
  [{ type: 118 }, over(8.5), 'count-missing'],
];

test.each(rows)('[GRA-20] broken off: %j %j: %s', (market, pick, outcome) => {
  expect(graded(broken, { ...market, pick })).toBe(outcome);
});

test.each(['cancelled', 'walkover'])('[GRA-20] %s: everything returns the stake', (status) => {
  expect(graded({ status }, { type: 69, pick: 'home' })).toBe('refund');
  expect(graded({ status }, { type: 118, pick: over(8.5) })).toBe('refund');
  const through = { status, ending: { qualifier: 'home' } };
  expect(graded(through, { type: 37, pick: 'home' })).toBe('win');
});

test('[GRA-20] in play what no goal can change is told, and the rest is pending', () => {
  const playing = { ...broken, status: 'in-progress' };
  expect(graded(playing, { type: 47, pick: over(1.5) })).toBe('win');
  expect(graded(playing, { type: 47, pick: over(1.75) })).toBe('pending');
  expect(graded(playing, { type: 69, pick: 'home' })).toBe('pending');
});

test('[GRA-20] a player who gives up leaves the sets that were over as they are', () => {
  const retired = {
    sport: 'tennis',
    status: 'retired',
    completed: [21],
    counts: { sets: { 20: [1, 0] }, games: { 21: [6, 3], 22: [1, 2] } },
  };
  expect(graded(retired, { type: 466, part: 20, pick: 'home' })).toBe('refund');
  expect(graded(retired, { type: 466, part: 21, pick: 'home' })).toBe('win');
  expect(graded(retired, { type: 466, part: 22, pick: 'away' })).toBe('refund');
  expect(graded(retired, { type: 45, part: 20, pick: score(0, 2) })).toBe('lose');
  const lowGames = { type: 47, part: 22, unit: 'games', pick: over(2.5) };
  expect(graded(retired, lowGames)).toBe('win');
});
