import { expect, test } from 'vitest';
import { minutesAndSeconds, secondsUntil } from './seconds-left.ts';

const nowMs = Date.parse('2026-07-01T12:00:00Z');
const ends = [
  ['2026-07-01T12:01:05Z', 65],
  ['2026-07-01T12:00:00.400Z', 1],
  ['2026-07-01T12:00:00Z', 0],
  ['2026-07-01T11:59:00Z', 0],
  [null, undefined],
] as const;

test.each(ends)('[MS-23] a prompt that ends at %s has %s seconds left', (instant, seconds) => {
  expect(secondsUntil(instant, nowMs)).toBe(seconds);
});

test('[MS-23] the countdown reads minutes and seconds', () => {
  expect([65, 9, 0].map(minutesAndSeconds)).toEqual(['1:05', '0:09', '0:00']);
});
