import { expect, test } from 'vitest';
import { resendTimesIn, secondsUntil } from './resend-time.ts';

const nowMs = Date.parse('2026-07-01T12:00:00Z');

const waits = [
  // until           seconds left
  [nowMs + 60_000, 60],
  [nowMs + 59_001, 60],
  [nowMs + 1, 1],
  [nowMs, 0],
  [nowMs - 5_000, 0],
  [nowMs + 3_600_000, 0],
] as const;

test.each(waits)('[AS-11] until %i there are %i seconds left', (untilMs, seconds) => {
  expect(secondsUntil(untilMs, nowMs)).toBe(seconds);
});

const kept = [
  [{ register: nowMs }, { register: nowMs }],
  [{ register: 'soon', login: nowMs }, { login: nowMs }],
  [null, {}],
  ['soon', {}],
] as const;

test.each(kept)('[AS-11] what was kept as %j is read as %j', (text, times) => {
  expect(resendTimesIn(text)).toEqual(times);
});
