import { expect, test } from 'vitest';
import { oddsLessMargin } from './margin.ts';

test.each([
  ['no margin leaves them alone', 1_857, 0, 1_857],
  ['five percent', 2_000, 500, 1_900],
  ['down to the hundredth that is shown', 1_850, 150, 1_820],
  ['the largest margin', 10_000, 2_000, 8_000],
  ['never below the least price', 1_040, 1_000, 1_010],
  ['what is all but sure stays', 1_005, 500, 1_005],
  ['no price stays no price', 0, 500, 0],
])('[DESK-11] %s', (_, odds, margin, sold) => {
  expect(oddsLessMargin(odds, margin)).toBe(sold);
});
