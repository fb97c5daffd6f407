import { expect, test } from 'vitest';
import { bookmakers, oddsOf, onLadder, sellersOf } from './bookmakers.ts';

const ids = Array.from({ length: 1_000 }, (_, index) => String(index));

test('[OSIM-36] a core market has three or four sellers, any other one or two', () => {
  const counts = (isCore: boolean) =>
    new Set(ids.map((id) => sellersOf(id, { isCore, coreSellersMax: 4 }).length));
  expect(counts(true)).toEqual(new Set([3, 4]));
  expect(counts(false)).toEqual(new Set([1, 2]));
});

test.each([
  [1.234, 1.23],
  [2.515, 2.52],
  [4.46, 4.45],
  [7.77, 7.8],
  [13.3, 13.5],
  [33.4, 33],
  [78, 80],
  [333, 330],
])('[OSIM-36] %d is sold at %d', (exact, sold) => {
  expect(onLadder(exact)).toBe(sold);
});

test.each([0, 1, 0.999, 0.001])('[OSIM-36] a chance of %d is not sold', (probability) => {
  const [bookmaker] = bookmakers;
  if (!bookmaker) throw new Error('nobody sells');
  const question = { market: { overround: 1.06 }, bookmaker, offerId: '1', now: 0 };
  expect(oddsOf({ ...question, probability })).toBeUndefined();
});

test('[OSIM-36] the margins of the houses differ a little, and the first has the usual one', () => {
  const margins = bookmakers.map((bookmaker) => {
    const inverses = ids.map((offerId) => {
      const question = { market: { overround: 1.064 }, bookmaker, offerId, now: 0 };
      return 1 / (oddsOf({ ...question, probability: 0.5 }) ?? 1);
    });
    return (2 * inverses.reduce((sum, one) => sum + one, 0)) / inverses.length;
  });
  expect(margins[0]).toBeCloseTo(1.064, 2);
  for (const margin of margins) {
    expect(margin).toBeGreaterThan(1.04);
    expect(margin).toBeLessThan(1.09);
  }
});
