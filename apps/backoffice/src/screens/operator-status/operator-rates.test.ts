import { expect, test } from 'vitest';
import { rateOf, rateText, toneOfRate } from './operator-rates.ts';

const hour = (succeeded: number, failed: number) => ({
  ...{ begins_at: '2026-11-18T12:00:00.000Z', asked: succeeded + failed, succeeded, failed },
});

test.each([
  [[hour(0, 0)], undefined, 'none'],
  [[hour(10, 0)], 100, 'good'],
  [[hour(90, 10), hour(0, 0)], 90, 'near'],
  [[hour(1, 3)], 25, 'bad'],
])('[MNO-30] hours %j succeed to %s percent, which is %s', (hours, rate, tone) => {
  expect(rateOf(hours)).toBe(rate);
  expect(toneOfRate(rate)).toBe(tone);
});

test('[MNO-30] a hundred percent is said only where nothing failed', () => {
  expect(rateText(99.99)).toBe('99.9');
  expect(rateText(100)).toBe('100');
});
