import { expect, test } from 'vitest';
import { racingTerms as terms } from './fixtures/racing-terms.ts';
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
  const CARS = 10;
  const counts = Array.from({ length: CARS + 1 }, () => 0n);
  const place = (at: number, taken: number, right: number): void => {
    if (at === CARS) {
      counts[right] = (counts[right] ?? 0n) + 1n;
      return;
    }
    for (let car = 0; car < CARS; car += 1) {
      if ((taken & (1 << car)) === 0) place(at + 1, taken | (1 << car), right + Number(car === at));
    }
  };
  place(0, 0, 0);
  expect(Array.from({ length: 11 }, (_, right) => ordersWithRight(right))).toEqual(counts);
});
