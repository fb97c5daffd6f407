import { expect, test } from 'vitest';
import { anOrder } from './fixtures/an-order.ts';
import { progressOf, resultOf } from './order-result.ts';

const results = [
  // status, profit, paid, result
  [1, 1_000, 1_900, 'open'],
  [2, 1_000, 1_900, 'open'],
  [3, 1_000, 1_900, 'open'],
  [5, 1_000, 1_900, 'open'],
  [7, 1_000, 1_900, 'open'],
  [4, 1_000, 1_900, 'won'],
  [4, 1_000, 900, 'won'],
  [4, 0, 1_000, 'returned'],
  [4, 0, 500, 'returned'],
  [4, 0, 0, 'lost'],
  [6, 100, 1_090, 'cashed-out'],
  [8, 0, 700, 'cashed-out'],
] as const;

test.each(results)('[ORD-04] status %i with profit %i and %i paid is %s', (...row) => {
  const [status, profit, after_tax_amount, result] = row;
  expect(resultOf(anOrder({ status, profit, after_tax_amount }))).toBe(result);
});

test('[ORD-11] legs are through, lost or pending', () => {
  const legs = ([0, 1, 2, 3, 4, 5, 6] as const).map((outcome) => ({ outcome }));
  expect(progressOf(legs)).toEqual({ through: 5, lost: 1, pending: 1 });
});
