import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fraction } from './fraction.ts';
import { marginFreeOdds } from './margin-free-odds.ts';

const runs = { seed: 650_001, numRuns: 500 };

/** From a lone selection to a list of correct scores, with a book that may be over or under. */
const somePrices = fc.array(fc.integer({ min: 1_001, max: 40_000 }), {
  minLength: 1,
  maxLength: 30,
});
const someWinners = fc.integer({ min: 1, max: 3 });

test('[CSH-01, CSH-02] chances add up to the winners, or nothing is told of the market', () => {
  const seen = { told: 0, untold: 0 };
  const law = fc.property(somePrices, someWinners, (prices, winnersTogether) => {
    const fair = prices.map((price) => marginFreeOdds(price, { prices, winnersTogether }));
    const told = fair.filter((odds) => odds !== undefined);
    if (told.length === 0) {
      seen.untold += 1;
      expect(impliedBy(prices)).toBeLessThan(winnersTogether);
      return;
    }
    seen.told += 1;
    expect(told).toHaveLength(prices.length);
    const { numerator, denominator } = told.reduce(plusChance, { numerator: 0n, denominator: 1n });
    expect(numerator).toBe(denominator * BigInt(winnersTogether));
  });
  fc.assert(law, runs);
  expect(Math.min(seen.told, seen.untold)).toBeGreaterThan(50);
});

test('[CSH-01] no price falls when its margin is taken out', () => {
  const law = fc.property(somePrices, someWinners, (prices, winnersTogether) => {
    for (const price of prices) {
      const fair = marginFreeOdds(price, { prices, winnersTogether });
      if (!fair) return;
      expect(fair.numerator * 1_000n).toBeGreaterThanOrEqual(fair.denominator * BigInt(price));
    }
  });
  fc.assert(law, runs);
});

const plusChance = (sum: Fraction, odds: Fraction): Fraction => ({
  numerator: sum.numerator * odds.numerator + odds.denominator * sum.denominator,
  denominator: sum.denominator * odds.numerator,
});

const impliedBy = (prices: readonly number[]): number =>
  prices.reduce((sum, price) => sum + 1_000 / price, 0);
