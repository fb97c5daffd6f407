import { expect, test } from 'vitest';
import { resendName, resendTimesIn, secondsUntil, withResendTime } from './resend-time.ts';

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
  [{ 'register 1a2b': nowMs }, { 'register 1a2b': nowMs }],
  [{ register: 'soon', 'login 1a2b': nowMs }, { 'login 1a2b': nowMs }],
  [null, {}],
  ['soon', {}],
] as const;

test.each(kept)('[AS-11] what was kept as %j is read as %j', (text, times) => {
  expect(resendTimesIn(text)).toEqual(times);
});

test('[AS-11] what is over is not kept on', () => {
  const times = { 'login 1': nowMs, 'login 2': nowMs + 1 };
  const added = { name: 'register 3', untilMs: nowMs + 60_000, nowMs };
  expect(withResendTime(times, added)).toEqual({
    'login 2': nowMs + 1,
    'register 3': nowMs + 60_000,
  });
});

test('[AS-11] one number waits however it is written, another one and another purpose do not', () => {
  const name = resendName('register', '0712 345 678');
  expect(resendName('register', '255712345678')).toBe(name);
  expect(resendName('register', '+255 (0) 712-345-678')).toBe(name);
  expect(resendName('register', '0712 345 679')).not.toBe(name);
  expect(resendName('login', '0712 345 678')).not.toBe(name);
  expect(name).toMatch(/^register [0-9a-f]{1,4}$/);
});
