import { expect, test } from 'vitest';
import { timeLeft } from './Countdown.tsx';
import { scoreOf } from './score-of.ts';
import { scorerOf } from './use-goal.ts';

const HOUR = 3_600_000;
const countdowns = [
  [2 * HOUR + 5 * 60_000 + 9_000, { kind: 'clock', text: '2:05:09' }],
  [5 * 60_000 + 9_000, { kind: 'clock', text: '5:09' }],
  [1, { kind: 'clock', text: '0:01' }],
  [24 * HOUR - 1, { kind: 'clock', text: '24:00:00' }],
  [24 * HOUR, { kind: 'days', days: 1 }],
  [60 * HOUR, { kind: 'days', days: 2 }],
  [0, { kind: 'due' }],
  [-5 * HOUR, { kind: 'due' }],
] as const;

test.each(countdowns)('[MPG-30] %i ms before the start', (leftMs, left) => {
  expect(timeLeft(leftMs)).toEqual(left);
});

const goals = [
  ['0-0', '1-0', 'home'],
  ['1-1', '1-2', 'away'],
  ['9-0', '10-0', 'home'],
  ['1-0', '0-0', undefined],
  ['1-0', '1-0', undefined],
  [undefined, '2-1', undefined],
] as const;

test.each(goals)('[MPG-31] from %s to %s it was %s', (before, after, scorer) => {
  expect(scorerOf(before, after)).toBe(scorer);
});

const state = { status: 2, statusName: '', periods: null, time: '12', sinceMs: 0 };

test('[MPG-30] large figures have no leading zero, and there are none before the start', () => {
  expect(scoreOf({ ...state, homeScore: '03', awayScore: '00' })).toEqual({ home: '3', away: '0' });
  expect(scoreOf({ ...state, homeScore: '-', awayScore: '-' })).toBeUndefined();
});
