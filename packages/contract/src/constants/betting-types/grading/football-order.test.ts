import { describe, expect, test } from 'vitest';
import {
  allOf,
  comeback,
  goals,
  graded,
  type Json,
  method,
  minutes,
  over,
  player,
  score,
} from './fixtures/graded.ts';

type Row = readonly [market: Readonly<Record<string, unknown>>, pick: unknown, outcome: string];

const ordered: readonly Row[] = [
  [{ type: 12, number: 1 }, 'away', 'win'],
  [{ type: 12, number: 3 }, 'home', 'win'],
  [{ type: 12, number: 4 }, 'none', 'win'],
  [{ type: 12, number: 4 }, 'home', 'lose'],
  [{ type: 12 }, 'home', 'market-lacks-number'],
  [{ type: 127, number: 4 }, 'home', 'refund'],
  [{ type: 10101 }, 'away', 'win'],
  [{ type: 75 }, 'home', 'win'],
  [{ type: 97, line: 2 }, 'home', 'win'],
  [{ type: 97, line: 1 }, 'home', 'lose'],
  [{ type: 97, line: 3 }, 'none', 'win'],
  [{ type: 10115, team: 'home', line: 2 }, 'yes', 'win'],
  [{ type: 10115, team: 'home', line: 3 }, 'no', 'win'],
  [{ type: 10195, team: 'away' }, 'yes', 'win'],
  [{ type: 10194, team: 'home' }, 'yes', 'win'],
  [{ type: 10199, team: 'away' }, 'yes', 'lose'],
  [{ type: 10184 }, score(1, 1), 'win'],
  [{ type: 10184 }, score(1, 0), 'lose'],
  [{ type: 10203 }, 'home', 'win'],
  [{ type: 50, number: 2 }, 'away', 'win'],
  [{ type: 117 }, 'home', 'win'],
  [{ type: 131, line: 2 }, 'home', 'win'],
  [{ type: 89 }, 'away', 'win'],
  [{ type: 10224 }, 'home', 'win'],
  [{ type: 10100 }, 'away', 'lose'],
  [{ type: 10100 }, 'home', 'win'],
];

test.each(ordered)('[GRA-15] %j %j: %s', (market, pick, outcome) => {
  expect(graded(comeback, { ...market, pick })).toBe(outcome);
});

const timed: readonly Row[] = [
  [{ type: 94, minutes: [76, 90] }, 'yes', 'win'],
  [{ type: 94, minutes: [16, 30] }, 'no', 'win'],
  [{ type: 94 }, 'no', 'market-lacks-minutes'],
  [{ type: 10110, line: 12 }, 'yes', 'win'],
  [{ type: 10110, line: 11 }, 'yes', 'lose'],
  [{ type: 81, minutes: [1, 15] }, 'away', 'win'],
  [{ type: 96, minutes: [1, 60] }, 'draw', 'win'],
  [{ type: 82, minutes: [46, 60] }, over(0.5), 'win'],
  [{ type: 95, minutes: [16, 25] }, 'yes', 'win'],
  [{ type: 137, minutes: [16, 30] }, over(1.5), 'win'],
  [{ type: 13, number: 1 }, minutes(1, 15), 'win'],
  [{ type: 13, number: 4 }, 'none', 'win'],
  [{ type: 10108 }, minutes(16, 30), 'lose'],
  [{ type: 10109 }, minutes(76, 90), 'win'],
  [{ type: 93, team: 'home', number: 1 }, minutes(46, 60), 'win'],
  [{ type: 10234 }, minutes(31, 45), 'win'],
  [{ type: 10112 }, 'no', 'win'],
  [{ type: 83, number: 2 }, method('header'), 'win'],
  [{ type: 83, number: 4 }, 'none', 'win'],
  [{ type: 84, number: 4 }, method('header'), 'refund'],
];

test.each(timed)('[GRA-16] %j %j: %s', (market, pick, outcome) => {
  expect(graded(comeback, { ...market, pick })).toBe(outcome);
});

const scorers: readonly Row[] = [
  [{ type: 10250 }, player('a7'), 'win'],
  [{ type: 10250 }, player('h9'), 'lose'],
  [{ type: 10250 }, player('h11'), 'refund'],
  [{ type: 10250 }, player('h12'), 'refund'],
  [{ type: 10250 }, { kind: 'other-player', listed: ['h9'] }, 'win'],
  [{ type: 10250 }, 'none', 'lose'],
  [{ type: 29 }, player('h10'), 'win'],
  [{ type: 29 }, player('h11'), 'lose'],
  [{ type: 24, number: 2 }, player('h9'), 'win'],
  [{ type: 10269, team: 'home' }, player('h9'), 'win'],
  [{ type: 30 }, player('h10'), 'win'],
  [{ type: 30 }, player('h11'), 'lose'],
  [{ type: 30 }, player('h12'), 'refund'],
  [{ type: 10251 }, player('h9'), 'lose'],
  [{ type: 116, player: 'h9', line: 1 }, 'yes', 'win'],
  [{ type: 34 }, allOf(player('a7'), score(2, 1)), 'win'],
  [{ type: 10253 }, allOf(player('h9'), 'home'), 'win'],
  [{ type: 10261 }, player('h9'), 'lose'],
  [{ type: 10254, player: 'h9' }, over(3.5), 'win'],
  [{ type: 10254, player: 'h10' }, over(3.5), 'count-missing'],
  [{ type: 10257 }, player('a7'), 'win'],
  [{ type: 10259 }, player('h9'), 'win'],
  [{ type: 10258 }, player('a7'), 'win'],
  [{ type: 10262 }, player('h9'), 'win'],
  [{ type: 10262 }, player('h10'), 'lose'],
  [{ type: 10262 }, player('h12'), 'refund'],
  [{ type: 10281 }, 'yes', 'lose'],
];

test.each(scorers)('[GRA-17] %j %j: %s', (market, pick, outcome) => {
  expect(graded(comeback, { ...market, pick })).toBe(outcome);
});

test('[GRA-17] an own goal has no scorer: the next one is first', () => {
  const own = {
    ...comeback,
    incidents: [
      { unit: 'goals', part: 5, team: 'away', minute: 12, player: 'h9', method: 'own-goal' },
      ...comeback.incidents.slice(1),
    ],
  };
  expect(graded(own, { type: 10250, pick: player('h9') })).toBe('win');
  expect(graded(own, { type: 10280, pick: 'yes' })).toBe('win');
  expect(graded(own, { type: 12, number: 1, pick: 'away' })).toBe('win');
});

test('[GRA-17] a goal whose scorer nobody told leaves open who else scored', () => {
  const [first, ...others] = comeback.incidents;
  const unnamed = { ...comeback, incidents: [{ ...first, player: undefined }, ...others] };
  expect(graded(unnamed, { type: 30, pick: player('h9') })).toBe('win');
  expect(graded(unnamed, { type: 30, pick: player('h11') })).toBe('player-missing');
  expect(graded(unnamed, { type: 10251, pick: player('h9') })).toBe('player-missing');
  expect(graded(unnamed, { type: 10250, pick: player('h9') })).toBe('player-missing');
});

test('[GRA-17] who comes on after the last goal had a chance to score it, not so the first', () => {
  const late = {
    ...comeback,
    lineUp: [...comeback.lineUp, { player: 'h13', team: 'home', role: 'substitute', from: 80 }],
  };
  expect(graded(late, { type: 10250, pick: player('h13') })).toBe('refund');
  expect(graded(late, { type: 29, pick: player('h13') })).toBe('lose');
});

test('[GRA-17] without a line-up nobody knows who lost and who never played', () => {
  const { lineUp: _, ...unnamed } = comeback;
  expect(graded(unnamed, { type: 30, pick: player('h10') })).toBe('win');
  expect(graded(unnamed, { type: 30, pick: player('h11') })).toBe('line-up-missing');
});

describe('[GRA-04] when nobody told the order', () => {
  const bare: readonly (readonly [Parameters<typeof goals>, ...Row])[] = [
    [
      [
        [0, 0],
        [0, 0],
      ],
      { type: 10101 },
      'none',
      'win',
    ],
    [
      [
        [0, 0],
        [2, 0],
      ],
      { type: 10101 },
      'home',
      'win',
    ],
    [
      [
        [0, 0],
        [2, 0],
      ],
      { type: 12, number: 3 },
      'none',
      'win',
    ],
    [
      [
        [0, 0],
        [2, 1],
      ],
      { type: 10101 },
      'home',
      'order-missing',
    ],
    [
      [
        [0, 0],
        [2, 1],
      ],
      { type: 97, line: 2 },
      'home',
      'win',
    ],
    [
      [
        [0, 0],
        [2, 2],
      ],
      { type: 97, line: 2 },
      'home',
      'order-missing',
    ],
    [
      [
        [0, 0],
        [2, 1],
      ],
      { type: 10195, team: 'home' },
      'yes',
      'win',
    ],
    [
      [
        [0, 0],
        [0, 1],
      ],
      { type: 10195, team: 'home' },
      'yes',
      'lose',
    ],
    [
      [
        [0, 0],
        [2, 0],
      ],
      { type: 10194, team: 'home' },
      'yes',
      'lose',
    ],
    [
      [
        [0, 0],
        [1, 2],
      ],
      { type: 10100 },
      'home',
      'lose',
    ],
    [
      [
        [0, 0],
        [2, 2],
      ],
      { type: 10100 },
      'home',
      'order-missing',
    ],
    [
      [
        [0, 0],
        [3, 0],
      ],
      { type: 10184 },
      score(2, 0),
      'win',
    ],
    [
      [
        [0, 0],
        [2, 0],
      ],
      { type: 13, number: 1 },
      minutes(46, 60),
      'minute-missing',
    ],
  ];

  test.each(bare)('%j %j %j: %s', (scores, market, pick, outcome) => {
    expect(graded(goals(...scores), { ...market, pick })).toBe(outcome);
  });
});

test('[GRA-15] a lead of two pays early, and what is taken back never was', () => {
  const goal = (team: string, minute: number, takenBack = false) => ({
    unit: 'goals',
    part: 5,
    team,
    minute,
    takenBack,
  });
  const told = (incidents: readonly unknown[]) => ({
    counts: { goals: { 3: [2, 2] } },
    ordered: ['goals'],
    incidents,
  });
  const led = told([goal('home', 3), goal('home', 9), goal('away', 20), goal('away', 30)]);
  const annulled = told([
    goal('home', 3),
    goal('home', 9, true),
    goal('away', 20),
    goal('home', 25),
    goal('away', 30),
  ]);
  expect(graded(led, { type: 10100, pick: 'home' })).toBe('win');
  expect(graded(led, { type: 10100, pick: 'draw' })).toBe('win');
  expect(graded(annulled, { type: 10100, pick: 'home' })).toBe('lose');
});

const late = goals([1, 0], [4, 1]);
const shared = goals([1, 1], [1, 1]);
const turnedTwice = goals([2, 0], [2, 3]);

const forced: readonly (readonly [Json, ...Row])[] = [
  // Half time and full time alone: who scored first is certain, who scored next is not.
  [late, { type: 10101 }, 'home', 'win'],
  [late, { type: 10101 }, 'away', 'lose'],
  [late, { type: 12, number: 2 }, 'home', 'order-missing'],
  [late, { type: 12, number: 5 }, 'none', 'lose'],
  [late, { type: 12, number: 6 }, 'none', 'win'],
  [late, { type: 75 }, 'home', 'order-missing'],
  [late, { type: 97, line: 1 }, 'home', 'win'],
  [late, { type: 10194, team: 'home' }, 'yes', 'lose'],
  [late, { type: 10195, team: 'away' }, 'yes', 'lose'],
  [late, { type: 10115, team: 'home', line: 2 }, 'yes', 'win'],
  [late, { type: 10115, team: 'home', line: 4 }, 'yes', 'order-missing'],
  [late, { type: 10184 }, score(1, 0), 'win'],
  [late, { type: 10184 }, score(0, 1), 'lose'],
  [late, { type: 10184 }, score(2, 0), 'order-missing'],
  [late, { type: 10108 }, minutes(1, 45), 'win'],
  [late, { type: 10108 }, minutes(46, 60), 'lose'],
  [late, { type: 10108 }, minutes(16, 30), 'minute-missing'],
  [late, { type: 10109 }, minutes(46, 90), 'win'],
  [late, { type: 94, minutes: [1, 45] }, 'yes', 'win'],
  [late, { type: 94, minutes: [1, 60] }, 'yes', 'win'],
  [late, { type: 82, minutes: [1, 60] }, over(0.5), 'win'],
  [late, { type: 82, minutes: [1, 60] }, over(1.5), 'order-missing'],
  [late, { type: 83, number: 6 }, 'none', 'win'],
  [late, { type: 83, number: 5 }, 'none', 'lose'],
  // It always stood nought to nought, whatever came.
  [late, { type: 10184 }, score(0, 0), 'win'],
  [shared, { type: 10184 }, score(0, 0), 'win'],
  [shared, { type: 10184 }, score(1, 1), 'win'],
  [shared, { type: 10184 }, score(1, 0), 'order-missing'],
  [shared, { type: 75 }, 'home', 'order-missing'],
  [shared, { type: 10108 }, minutes(46, 90), 'lose'],
  [turnedTwice, { type: 10100 }, 'home', 'win'],
  [turnedTwice, { type: 10194, team: 'away' }, 'yes', 'win'],
  [turnedTwice, { type: 75 }, 'away', 'win'],
  [turnedTwice, { type: 97, line: 2 }, 'home', 'win'],
];

test.each(forced)('[GRA-25] %j, %j %j: %s', (result, market, pick, outcome) => {
  expect(graded(result, { ...market, pick })).toBe(outcome);
});

test('[GRA-25] in play it stood nought to nought, and what may still come is pending', () => {
  const playing = { ...goals([1, 1], [1, 1]), status: 'in-progress', completed: [5] };
  expect(graded(playing, { type: 10184, pick: score(0, 0) })).toBe('win');
  expect(graded(playing, { type: 12, number: 3, pick: 'home' })).toBe('pending');
  expect(graded(playing, { type: 12, number: 1, pick: 'home' })).toBe('pending');
  expect(graded(playing, { type: 12, number: 2, pick: 'none' })).toBe('lose');
});
