import { expect, test } from 'vitest';
import { oddsByHand, shiftMaximum } from './price-by-hand.ts';

const prices = [
  // odds  shift  percent  sold
  [2_000, 0, 10, 2_000],
  [2_000, 50, 10, 2_050],
  [2_000, -40, 10, 1_960],
  [2_000, 500, 10, 2_200],
  [2_000, -500, 10, 1_800],
  [1_150, 200, 10, 1_260],
  [1_020, -100, 50, 1_010],
  [1_005, -100, 50, 1_005],
  [2_000, 100, 0, 2_000],
  [0, 100, 10, 0],
] as const;
test.each(prices)(
  '[TRD-10] a price of %i moved by %i within %i percent is sold at %i',
  (odds, shift, maximumPercent, sold) => {
    expect(oddsByHand(odds, { shift, maximumPercent })).toBe(sold);
  },
);

test('[TRD-10] the furthest shift is what a page can show', () => {
  expect(shiftMaximum(2_345, 10)).toBe(230);
});
