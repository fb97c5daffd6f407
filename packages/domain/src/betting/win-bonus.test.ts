import { expect, test } from 'vitest';
import { nextWinBonus, winBonusPercent } from './bet-return.ts';

const terms = {
  // Not in order: an administrator adds steps as they come.
  ladder: [
    { legs: 5, percent: 8 },
    { legs: 3, percent: 3 },
    { legs: 10, percent: 25 },
  ],
  oddsMinimum: 1_200,
};
const legsAt = (count: number, odds: number) => Array.from({ length: count }, () => odds);

const counts = [
  // legs  percent  missing, then percent
  [0, 0, 3, 3],
  [2, 0, 1, 3],
  [3, 3, 2, 8],
  [4, 3, 1, 8],
  [5, 8, 5, 25],
  [10, 25, undefined, undefined],
  [60, 25, undefined, undefined],
] as const;

test.each(counts)('[BET-04, BET-05] %d legs earn %d percent', (legs, percent, missing, next) => {
  const odds = legsAt(legs, 1_200);
  expect(winBonusPercent(odds, terms)).toBe(percent);
  expect(nextWinBonus(odds, terms)).toEqual(
    missing === undefined ? undefined : { legsMissing: missing, percent: next },
  );
});

test('[BET-04] a leg below the least odds does not count', () => {
  expect(winBonusPercent([...legsAt(2, 1_500), 1_199], terms)).toBe(0);
  expect(winBonusPercent([...legsAt(2, 1_500), 1_200], terms)).toBe(3);
});

test('[BET-05] without a ladder there is nothing to reach', () => {
  expect(winBonusPercent(legsAt(9, 2_000), { ladder: [], oddsMinimum: 1 })).toBe(0);
  expect(nextWinBonus(legsAt(9, 2_000), { ladder: [], oddsMinimum: 1 })).toBeUndefined();
});
