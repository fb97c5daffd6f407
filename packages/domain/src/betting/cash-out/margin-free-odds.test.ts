import { expect, test } from 'vitest';
import { InvariantError } from '../../invariant.ts';
import { marginFreeOdds, nearCertainOdds } from './margin-free-odds.ts';

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

const terms = { oddsMaximum: 1_050, chanceMaximumPercent: 99 };
const nearCertain: readonly [number, readonly number[], number | undefined][] = [
  // price, prices of its market, fair odds
  [1_020, [1_020, 20_000, 50_000], 1.0713],
  [1_050, [1_050, 20_000, 20_000], 1.105],
  [1_051, [1_051, 20_000, 20_000], undefined],
  [1_200, [1_200, 6_000, 20_000], undefined],
  // Neighbours that got longer since it was sold.
  [1_020, [1_020, 200_000, 500_000], 1.02],
  // At most 99 %.
  [1_001, [1_001, 1_000_000, 1_000_000], 1.0101],
  [1_004, [1_004, 900_000], 1.0101],
  // A neighbour at 1.50 was priced at another moment, one without a price tells nothing.
  [1_020, [1_020, 1_500], undefined],
  [1_020, [1_020, 3_700], undefined],
  [1_020, [1_020, 0], undefined],
  // A selection is missing.
  [1_020, [1_020], undefined],
];
test.each(nearCertain)('[CSH-11] %d among %j is fair at %d', (price, prices, odds) => {
  const fair = nearCertainOdds(price, { prices, winnersTogether: 1 }, terms);
  const told = fair && Math.floor((Number(fair.numerator) / Number(fair.denominator)) * 1e4) / 1e4;
  expect(told).toBe(odds);
});

test('[CSH-11] of scorers, of whom any number may win, nobody is near-certain', () => {
  const market = { prices: [1_020, 20_000], winnersTogether: 'varies' } as const;
  expect(nearCertainOdds(1_020, market, terms)).toBeUndefined();
});
