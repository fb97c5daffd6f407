import { describe, expect, test } from 'vitest';
import {
  allOf,
  anyOf,
  comeback,
  goals,
  graded,
  handicap,
  inTurn,
  over,
  part,
  range,
  score,
  under,
} from './fixtures/graded.ts';

type Row = readonly [market: Readonly<Record<string, unknown>>, pick: unknown, outcome: string];

/** 0-1 at the break, 2-1 at the end. */
const endings: readonly Row[] = [
  [{ type: 69 }, 'home', 'win'],
  [{ type: 69 }, 'draw', 'lose'],
  [{ type: 69 }, { kind: 'not', of: 'home' }, 'lose'],
  [{ type: 48 }, { kind: 'not', of: handicap('home', -0.75) }, 'half-lose'],
  [{ type: 69, part: 5 }, 'away', 'win'],
  [{ type: 69, part: 6 }, 'home', 'win'],
  [{ type: 693 }, 'home', 'win'],
  [{ type: 9 }, anyOf('home', 'draw'), 'win'],
  [{ type: 9 }, anyOf('draw', 'away'), 'lose'],
  [{ type: 9, part: 5 }, anyOf('home', 'draw'), 'lose'],
  [{ type: 466 }, 'home', 'win'],
  [{ type: 112 }, 'away', 'lose'],
  [{ type: 48 }, handicap('home', -0.75), 'half-win'],
  [{ type: 48 }, handicap('away', 0.75), 'half-lose'],
  [{ type: 48 }, handicap('home', -1), 'refund'],
  [{ type: 10141 }, handicap('home', -1.5), 'lose'],
  [{ type: 355, before: [0, 1] }, handicap('home', -1.5), 'win'],
  [{ type: 355, before: [1, 0] }, handicap('home', 0), 'refund'],
  [{ type: 355 }, handicap('home', 0), 'market-lacks-score'],
  [{ type: 8 }, handicap('home', -1), 'lose'],
  [{ type: 8 }, handicap('draw', -1), 'win'],
  [{ type: 8 }, handicap('away', 1), 'lose'],
  [{ type: 8 }, handicap('away', 2), 'win'],
  [{ type: 10140 }, { kind: 'handicap-any-of', of: ['draw', 'away'], line: -1 }, 'win'],
  [{ type: 10140 }, { kind: 'handicap-any-of', of: ['home', 'away'], line: -1 }, 'lose'],
  [{ type: 33 }, { kind: 'margin', team: 'home', least: 1, most: 1 }, 'win'],
  [{ type: 33 }, { kind: 'margin', team: 'home', least: 2 }, 'lose'],
  [{ type: 33 }, { kind: 'margin', team: 'away', least: 1 }, 'lose'],
  [{ type: 33 }, 'draw', 'lose'],
  [{ type: 10196, team: 'home', line: 1 }, 'yes', 'win'],
  [{ type: 10196, team: 'home', line: 2 }, 'yes', 'lose'],
  [{ type: 47 }, over(2.5), 'win'],
  [{ type: 47 }, over(3), 'refund'],
  [{ type: 47 }, under(3.25), 'half-win'],
  [{ type: 10104 }, over(2.75), 'half-win'],
  [{ type: 47, part: 5 }, over(0.5), 'win'],
  [{ type: 47, unit: 'corners' }, over(2.5), 'win'],
  [{ type: 77, team: 'home' }, over(1.5), 'win'],
  [{ type: 77 }, over(1.5), 'market-lacks-team'],
  [{ type: 10105 }, { kind: 'exactly', line: 3 }, 'win'],
  [{ type: 10105 }, over(3), 'lose'],
  [{ type: 32 }, range(2, 3), 'win'],
  [{ type: 862 }, range(4), 'lose'],
  [{ type: 78, team: 'away' }, range(1, 1), 'win'],
  [{ type: 35 }, 'odd', 'win'],
  [{ type: 10192, team: 'home' }, 'even', 'win'],
  [{ type: 10106 }, 'yes', 'win'],
  [{ type: 10193, team: 'away', part: 6 }, 'no', 'win'],
  [{ type: 76 }, 'yes', 'win'],
  [{ type: 76, part: 6 }, 'yes', 'lose'],
  [{ type: 10113, line: 2 }, 'yes', 'lose'],
  [{ type: 92 }, range(2, 2), 'win'],
  [{ type: 92 }, 'none', 'lose'],
  [{ type: 10197 }, 'both', 'win'],
  [{ type: 10197 }, 'home', 'lose'],
  [{ type: 79 }, 'no', 'win'],
  [{ type: 134, team: 'home' }, 'yes', 'lose'],
  [{ type: 115, team: 'home', part: 6 }, 'yes', 'win'],
  [{ type: 10198 }, 'no', 'win'],
  [{ type: 45 }, score(2, 1), 'win'],
  [{ type: 45, part: 5 }, score(0, 0), 'lose'],
  [
    { type: 45 },
    {
      kind: 'other-score',
      listed: [
        [1, 0],
        [0, 0],
      ],
    },
    'win',
  ],
  [
    { type: 10181 },
    {
      kind: 'any-score-of',
      listed: [
        [2, 0],
        [2, 1],
      ],
    },
    'win',
  ],
  [{ type: 10183 }, 'no', 'win'],
];

test.each(endings)('[GRA-10, GRA-12, GRA-13] %j %j: %s', (market, pick, outcome) => {
  expect(graded(comeback, { ...market, pick })).toBe(outcome);
});

const halves: readonly Row[] = [
  [{ type: 11 }, inTurn('away', 'home'), 'win'],
  [{ type: 11 }, inTurn('home', 'home'), 'lose'],
  [{ type: 10208 }, inTurn('draw', 'home'), 'win'],
  [{ type: 10129 }, 'away', 'win'],
  [{ type: 10129 }, 'draw', 'lose'],
  [{ type: 10130 }, inTurn(anyOf('draw', 'away'), anyOf('home', 'draw')), 'win'],
  [{ type: 10180 }, inTurn(score(0, 1), score(2, 1)), 'win'],
  [{ type: 10180 }, inTurn(score(0, 1), score(1, 1)), 'lose'],
  [{ type: 10120 }, part(6), 'win'],
  [{ type: 10120 }, 'equal', 'lose'],
  [{ type: 10121, team: 'away' }, part(5), 'win'],
  [{ type: 123 }, part(5), 'win'],
  [{ type: 10133 }, part(5), 'win'],
  [{ type: 10134, team: 'home' }, part(6), 'win'],
  [{ type: 10123 }, 'yes', 'win'],
  [{ type: 10122, team: 'home' }, 'yes', 'lose'],
  [{ type: 10124 }, 'no', 'win'],
  [{ type: 10125 }, inTurn('no', 'no'), 'win'],
  [{ type: 10126, line: 0.5 }, 'yes', 'win'],
  [{ type: 10126, line: 1.5 }, 'yes', 'lose'],
  [{ type: 10127, line: 2.5 }, 'yes', 'win'],
  [{ type: 113, team: 'home' }, 'yes', 'lose'],
  [{ type: 114, team: 'home' }, 'yes', 'win'],
  [{ type: 10128, team: 'home' }, 'no', 'win'],
  [{ type: 10131 }, 'yes', 'lose'],
  [{ type: 10132 }, 'no', 'win'],
];

test.each(halves)('[GRA-14] %j %j: %s', (market, pick, outcome) => {
  expect(graded(comeback, { ...market, pick })).toBe(outcome);
});

const counted: readonly Row[] = [
  [{ type: 118 }, over(2.5), 'win'],
  [{ type: 118, part: 5 }, over(2.5), 'lose'],
  [{ type: 129 }, 'home', 'win'],
  [{ type: 129, part: 5 }, 'draw', 'win'],
  [{ type: 10207, part: 5 }, 'home', 'refund'],
  [{ type: 138 }, handicap('draw', -1), 'win'],
  [{ type: 185 }, over(2.5), 'win'],
  [{ type: 185 }, over(3.5), 'lose'],
  [{ type: 10241 }, under(2.5), 'win'],
  [{ type: 136 }, 'yes', 'win'],
  [{ type: 10226, team: 'home' }, 'yes', 'lose'],
  [{ type: 10227, part: 5 }, 'yes', 'lose'],
  [{ type: 80 }, range(31, 50), 'win'],
  [{ type: 10240 }, 'away', 'win'],
  [{ type: 10286 }, 'home', 'win'],
  [{ type: 10299 }, 'home', 'win'],
  [{ type: 126 }, 'yes', 'win'],
  [{ type: 10280 }, 'no', 'win'],
  [{ type: 125 }, 'yes', 'count-missing'],
];

test.each(counted)('[GRA-03] %j %j: %s', (market, pick, outcome) => {
  expect(graded(comeback, { ...market, pick })).toBe(outcome);
});

describe('[GRA-19] several markets in one', () => {
  const combined: readonly Row[] = [
    [{ type: 10150 }, allOf('home', 'yes'), 'win'],
    [{ type: 10150 }, allOf('home', 'no'), 'lose'],
    [{ type: 10151 }, allOf('home', over(2.5)), 'win'],
    [{ type: 10151 }, allOf('home', over(3)), 'refund'],
    [{ type: 10151 }, allOf('draw', over(3)), 'lose'],
    [{ type: 10151 }, allOf('home', over(2.75)), 'quarter-line-combined'],
    [{ type: 10152 }, allOf(anyOf('home', 'draw'), 'yes'), 'win'],
    [{ type: 10154 }, allOf(inTurn('away', 'home'), over(2.5)), 'win'],
    [{ type: 10161 }, allOf('home', 'yes', under(2.5)), 'lose'],
    [{ type: 10170 }, anyOf('draw', 'yes'), 'win'],
    [{ type: 10171 }, anyOf('draw', under(2.5)), 'lose'],
    [{ type: 10175 }, allOf('home', over(2.5)), 'win'],
    [{ type: 10150 }, allOf('home'), 'pick-does-not-fit'],
    [{ type: 10150 }, anyOf('home', 'yes'), 'pick-does-not-fit'],
  ];

  test.each(combined)('%j %j: %s', (market, pick, outcome) => {
    expect(graded(comeback, { ...market, pick })).toBe(outcome);
  });

  test('what is returned returns the whole, unless something is lost', () => {
    const level = goals([0, 0], [1, 1]);
    expect(graded(level, { type: 10167, pick: allOf('home', 'yes') })).toBe('refund');
    expect(graded(level, { type: 10167, pick: allOf('home', 'no') })).toBe('lose');
  });

  test('a part that is lost decides, whatever is not known of the other', () => {
    const bare = goals([0, 0], [1, 1]);
    expect(graded(bare, { type: 10175, pick: allOf('home', over(9.5)) })).toBe('lose');
    expect(graded(bare, { type: 10175, pick: allOf('draw', over(9.5)) })).toBe('count-missing');
  });
});
