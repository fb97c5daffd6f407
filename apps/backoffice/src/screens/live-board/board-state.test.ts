import type { DeskBoard, DeskMatch, LiveDeskNews } from '@kipute/contract/calls/office/live-desk';
import { describe, expect, test } from 'vitest';
import {
  acceptedPercent,
  applyNews,
  freshnessOf,
  heatOf,
  matchesShown,
  shortAmount,
} from './board-state.ts';

const match = (id: string, differences: Partial<DeskMatch> = {}): DeskMatch => ({
  id,
  name: { sw: `Simba ${id}`, en: `Simba ${id}` },
  competition: { sw: 'Ligi Kuu', en: 'Premier League' },
  start_time: `2026-11-19T1${id}:00:00.000Z`,
  ...{ live: 0, minute: '', score: '', stake: 0, owed: 0, worst: 0, filled_percent: 0 },
  ...{ bets_per_minute: 0, trend: [], sealed: 'no', selections: [] },
  ...differences,
});
const heading = { at: '', totals: {}, feed: {}, ticks: [], alarms: [] } as unknown as DeskBoard;
const all = (...matches: DeskMatch[]): LiveDeskNews => ({ ...heading, kind: 'all', matches });

test('[LVB-12] a change replaces what it names, drops what is gone and keeps the rest as it is', () => {
  const before = applyNews(undefined, all(match('1'), match('2'), match('3')));
  const moved = match('2', { worst: -5 });
  const after = applyNews(before, {
    ...heading,
    ...{ kind: 'changed', matches: [moved, match('4')], gone: ['3'] },
  });
  expect(after.matches.map(({ id }) => id)).toEqual(['1', '2', '4']);
  expect(after.matches[0]).toBe(before.matches[0]);
  expect(after.matches[1]).toBe(moved);
});

describe('[LVB-20] what is shown and in which order', () => {
  const matches = [
    match('1', { worst: -1, bets_per_minute: 9 }),
    match('2', { worst: -7, live: 1 }),
    match('3', { worst: -3, sealed: 'by-hand', name: { sw: 'Azam', en: 'Azam' } }),
  ];
  const now = Date.parse('2026-11-19T09:00:00Z');
  test.each([
    ['all', 'live', '', ['2', '1', '3']],
    ['all', 'worst', '', ['2', '3', '1']],
    ['all', 'bets', '', ['1', '2', '3']],
    ['live', 'live', '', ['2']],
    ['sealed', 'live', '', ['3']],
    ['today', 'worst', '', ['2', '3', '1']],
    ['all', 'live', 'azam', ['3']],
    ['all', 'live', 'nobody', []],
  ] as const)('%s by %s with %j', (shown, order, text, expected) => {
    expect(matchesShown(matches, { shown, order, text }, now).map(({ id }) => id)).toEqual(
      expected,
    );
  });
});

test.each([
  [undefined, 'locked'],
  [0, 'live'],
  [3_499, 'live'],
  [3_500, 'late'],
  [9_999, 'late'],
  [10_000, 'locked'],
] as const)('[LVB-21] figures of %j ms ago are %s', (age, expected) => {
  const now = 1_000_000;
  expect(freshnessOf(age === undefined ? undefined : now - age, now)).toBe(expected);
});

test.each([
  [0, '0'],
  [900, '+900'],
  [-1_500, '−1.5k'],
  [19_400, '+19k'],
  [-3_700_000, '−3.7M'],
] as const)('[LVB-22] %d is written %s', (amount, expected) => {
  expect(shortAmount(amount, 'signed')).toBe(expected);
});

test('[LVB-22] heat grows with the figure and is there for the smallest', () => {
  expect([0, 1, 50, 100].map((one) => heatOf(one, 100))).toEqual([0, 1, 3, 6]);
  expect(heatOf(-100, 100)).toBe(6);
});

test('[LVB-13] a share of refusals is never rounded away', () => {
  expect([acceptedPercent(0, 0), acceptedPercent(9_999, 1), acceptedPercent(7, 0)]).toEqual([
    '–',
    '99.9',
    '100.0',
  ]);
});
