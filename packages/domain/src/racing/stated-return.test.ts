import { expect, test } from 'vitest';
import { ordersOf, racingTerms as terms } from './fixtures/racing-terms.ts';
import type { RacingKind } from './racing-bet.ts';
import { ordersWithRight, statedReturns } from './stated-return.ts';

const stated: readonly (readonly [RacingKind, string])[] = [
  ['champion', '96.9'],
  ['champion-and-runner-up', '62.2'],
  ['top-three', '46.7'],
  ['odd-even', '98.5'],
  ['big-small', '98.5'],
  ['ten-of-ten', '89.7'],
];
test.each(stated)('[RAC-30] of %s %s %% comes back in the long run', (kind, percent) => {
  expect((statedReturns(terms)[kind] / 10_000).toFixed(1)).toBe(percent);
});

test('[RAC-30] it follows from the table', () => {
  const others = { ...terms, odds: { ...terms.odds, champion: 5_000 }, tenOfTen: [] };
  expect(statedReturns(others)).toMatchObject({ champion: 500_000, 'ten-of-ten': 0 });
  // What shares the pool is not paid by the table.
  const all = { ...terms, tenOfTen: [{ right: 9, multiplier: 1_000_000 }] };
  expect(statedReturns(all)['ten-of-ten']).toBe(0);
});

test('[RAC-31] orders with so many right are counted as one finds them', () => {
  const counts = Array.from({ length: 11 }, () => 0n);
  for (const order of ordersOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])) {
    const right = order.filter((car, at) => car === at + 1).length;
    counts[right] = (counts[right] ?? 0n) + 1n;
  }
  expect(Array.from({ length: 11 }, (_, right) => ordersWithRight(right))).toEqual(counts);
});
