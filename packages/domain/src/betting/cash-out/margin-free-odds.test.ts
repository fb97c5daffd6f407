import { expect, test } from 'vitest';
import { InvariantError } from '../../invariant.ts';
import { marginFreeOdds } from './margin-free-odds.ts';

const fairPrices = [
  // price, prices of the market, winners, fair odds
  [2_000, [2_000, 2_000], 1, [2, 1]],
  [1_900, [1_900, 1_900], 1, [2, 1]],
  // 1/2 + 1/3 + 1/4 are 13/12.
  [2_000, [2_000, 3_000, 4_000], 1, [13, 6]],
  [3_000, [2_000, 3_000, 4_000], 1, [13, 4]],
  [4_000, [2_000, 3_000, 4_000], 1, [13, 3]],
  // 0.8 + 0.8 + 0.625 are 2.225 where two of three win.
  [1_250, [1_250, 1_250, 1_600], 2, [89, 64]],
  [1_600, [1_250, 1_250, 1_600], 2, [89, 50]],
] as const;

test.each(fairPrices)('[CSH-01] %d among %j, %d winning: %j', (price, prices, winners, fair) => {
  const [numerator, denominator] = fair;
  const odds = marginFreeOdds(price, { prices, winnersTogether: winners });
  expect(odds).toEqual({ numerator: BigInt(numerator), denominator: BigInt(denominator) });
});

const withoutFairPrice = [
  // why, price, prices of the market, winners
  ['a neighbour has no price', 2_000, [2_000, 3_000, 0], 1],
  ['a neighbour returns the stake for sure', 2_000, [2_000, 1_000], 1],
  ['it has no price itself', 0, [0, 2_000], 1],
  ['it left the market', 2_500, [2_000, 2_000], 1],
  ['it stands alone', 1_500, [1_500], 1],
  ['the draw is missing', 2_600, [2_600, 2_600], 1],
  ['one winner is taken for two', 2_000, [2_000, 3_000, 4_000], 2],
  ['nobody knows how many win', 2_000, [2_000, 1_500, 1_800], 'varies'],
] as const;

test.each(withoutFairPrice)('[CSH-02] none when %s', (_why, price, prices, winnersTogether) => {
  expect(marginFreeOdds(price, { prices, winnersTogether })).toBeUndefined();
});

test.each([0, -1, 1.5, Number.NaN])('[CSH-02] %d winners are a bug, not a market', (winners) => {
  const market = { prices: [2_000, 2_000], winnersTogether: winners };
  expect(() => marginFreeOdds(2_000, market)).toThrow(InvariantError);
});
