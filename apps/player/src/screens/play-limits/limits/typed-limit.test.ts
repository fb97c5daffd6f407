import { expect, test } from 'vitest';
import { eastAfricaMoment } from '../../../features/clock/east-africa-moment.ts';
import { readLimit, usedPercent, waitsUntilMs } from './typed-limit.ts';

const typed = [
  ['10,000', { ok: true, value: 10_000 }],
  ['0', { ok: true, value: 0 }],
  ['', { ok: false, refusal: 'limits.missing' }],
  ['10.50', { ok: false, refusal: 'limits.wrong' }],
  ['-5', { ok: false, refusal: 'limits.wrong' }],
  ['99999999999', { ok: false, refusal: 'limits.high' }],
] as const;

test.each(typed)('[PRO-11] the limit %j', (text, limit) => {
  expect(readLimit(text)).toEqual(limit);
});

const nowMs = Date.parse('2026-11-15T19:05:00Z');
const tomorrowMs = nowMs + 24 * 3_600_000;
const changes = [
  // before   after     from when
  [null, 5_000, undefined],
  [5_000, 4_000, undefined],
  [5_000, 5_000, undefined],
  [5_000, 6_000, tomorrowMs],
  [5_000, null, tomorrowMs],
] as const;

test.each(changes)('[PRO-11] from %j to %j', (before, after, fromMs) => {
  const limit = { amount: before, raise_after_hours: 24 };
  expect(waitsUntilMs(limit, after, nowMs)).toBe(fromMs);
});

const bars = [
  [{ amount: null, used: 400 }, 0],
  [{ amount: 1_000, used: 0 }, 0],
  [{ amount: 1_000, used: 250 }, 25],
  [{ amount: 1_000, used: 5_000 }, 100],
  [{ amount: 0, used: 0 }, 100],
] as const;

test.each(bars)('[PRO-10] the bar of %j', (limit, percent) => {
  expect(usedPercent(limit)).toBe(percent);
});

test('[PRO-12] a moment is told in the time of East Africa', () => {
  expect(eastAfricaMoment('2026-12-31T21:30:00Z')).toBe('01/01/2027 00:30');
});
