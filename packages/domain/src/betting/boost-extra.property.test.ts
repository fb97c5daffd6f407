import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Senti, senti, shillings } from '../money/senti.ts';
import { type BetMoney, type BetTerms, bestReturn } from './bet-return.ts';
import { allOfThem } from './bet-shape.ts';
import { boostExtras } from './boost-extra.ts';

const runs = { seed: 660_001, numRuns: 1_000 };

const terms: BetTerms = {
  taxRatePercent: 10,
  singleProfitMaximum: shillings(50_000_000),
  multipleProfitMaximum: shillings(300_000_000),
  winBonus: { ladder: [{ legs: 3, percent: 3 }], oddsMinimum: 1_200 },
};
const betOf = (stake: Senti): BetMoney => ({
  ...{ shape: allOfThem, stake, paidWith: 'balance', terms },
});

const anyOdds = fc.integer({ min: 101, max: 2_000 }).map((hundredths) => hundredths * 10);
const anyStake = fc.integer({ min: 100, max: 1_000_000 }).map(shillings);
const anyRaise = fc.integer({ min: 1, max: 100 });

const raisedBy = (odds: number, percent: number) => odds + 10 * Math.ceil((odds * percent) / 1_000);
const sumOf = (amounts: readonly Senti[]) => senti(amounts.reduce((sum, one) => sum + one, 0n));

test('[BOOST-10] extras of all legs cover what the boosts together make the house pay', () => {
  const leg = fc.record({ before: anyOdds, percent: fc.option(anyRaise) });
  const law = fc.property(
    anyStake,
    fc.array(leg, { minLength: 1, maxLength: 8 }),
    (stake, some) => {
      const legs = some.map(({ before, percent }) => ({
        odds: percent === null ? before : raisedBy(before, percent),
        oddsBefore: percent === null ? null : before,
      }));
      const bet = betOf(stake);
      const [boosted, plain] = [
        bestReturn(
          bet,
          legs.map(({ odds }) => odds),
        ),
        bestReturn(
          bet,
          some.map(({ before }) => before),
        ),
      ];
      const extras = boostExtras(bet, legs);
      const more = boosted.paid + boosted.tax - plain.paid - plain.tax;
      expect(sumOf(extras)).toBeGreaterThanOrEqual(more);
      expect(extras.filter((extra, at) => extra > 0n && legs[at]?.oddsBefore === null)).toEqual([]);
    },
  );
  fc.assert(law, runs);
});

/** Prices of a whole market that leave nothing to who buys all of it. */
const anyMarket = fc
  .array(anyOdds, { minLength: 2, maxLength: 6 })
  .filter((prices) => prices.reduce((sum, odds) => sum + 1_000 / odds, 0) >= 1);

test('[BOOST-11] who buys every side of a market wins no more for sure than the extras counted', () => {
  const law = fc.property(
    anyMarket,
    anyRaise,
    fc.array(anyStake, { minLength: 6, maxLength: 6 }),
    (prices, percent, stakes) => {
      const sides = prices.map((before, at) => {
        const bet = betOf(stakes[at] ?? shillings(100));
        const odds = at === 0 ? raisedBy(before, percent) : before;
        const oddsBefore = at === 0 ? before : null;
        const { paid, tax } = bestReturn(bet, [odds]);
        return { bet, paid: paid + tax, extras: boostExtras(bet, [{ odds, oddsBefore }]) };
      });
      const staked = sides.reduce((sum, { bet }) => sum + bet.stake, 0n);
      const extra = sumOf(sides.flatMap(({ extras }) => extras));
      expect(sides.some(({ paid }) => paid - staked <= extra)).toBe(true);
    },
  );
  fc.assert(law, runs);
});
