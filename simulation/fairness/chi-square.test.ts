import { expect, test } from 'vitest';
import { chanceOf, deviationOf, evenly, placesDeviation } from './chi-square.ts';

/** As they stand in printed tables. */
test.each([
  [1, 3.841, 0.05],
  [1, 10.828, 0.001],
  [9, 16.919, 0.05],
  [9, 21.666, 0.01],
  [9, 2.088, 0.99],
  [100, 124.342, 0.05],
  [100, 70.065, 0.99],
])(
  '[SIM-72] with %d degrees of freedom chance is off by %d in %d of cases',
  (freedom, statistic, chance) => {
    expect(chanceOf({ freedom, statistic })).toBeCloseTo(chance, 4);
  },
);

test('[SIM-72] what is expected is not off, and a coin of 60 heads in 100 is', () => {
  const of = (...counts: number[]) =>
    deviationOf({ name: 'coin', counts, shares: evenly(counts.length) });
  expect(of(50, 50)).toEqual({ name: 'coin', statistic: 0, freedom: 1 });
  expect(of(60, 40).statistic).toBeCloseTo(4);
});

test('[SIM-72] a table of places has the freedom that its sums leave', () => {
  // One race of three: each car is surely somewhere, so of nine cells four are free.
  const table = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const { statistic, freedom } = placesDeviation('places', table);
  expect(freedom).toBe(4);
  expect(statistic).toBeCloseTo(4);
});
