import fc from 'fast-check';
import { expect, test } from 'vitest';
import { senti, shillings } from '../money/senti.ts';
import { legLiabilities } from './bet-return.ts';
import { allOfThem } from './bet-shape.ts';

const owed = (payout: number, legOdds: readonly number[]) =>
  legLiabilities({ shape: allOfThem, payout: shillings(payout) }, legOdds);

test('[BET-40] a single owes its payout', () => {
  expect(owed(1_900, [2_000])).toEqual([shillings(1_900)]);
});

test('[BET-40] an accumulator owes on each leg what it costs beside the others', () => {
  expect(owed(6_000, [2_000, 3_000])).toEqual([shillings(2_000), shillings(3_000)]);
});

test('[BET-40] a system owes all of its payout on each leg', () => {
  const shape = { kind: 'system', size: 2 } as const;
  expect(legLiabilities({ shape, payout: shillings(700) }, [1_500, 2_000, 3_000])).toEqual(
    Array.from({ length: 3 }, () => shillings(700)),
  );
});

test('[BET-40] never less than its share, never more than the payout', () => {
  const someOdds = fc.array(fc.integer({ min: 1_001, max: 100_000 }), {
    minLength: 1,
    maxLength: 60,
  });
  const law = fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), someOdds, (amount, legOdds) => {
    const payout = senti(amount);
    for (const liability of legLiabilities({ shape: allOfThem, payout }, legOdds)) {
      expect(liability).toBeGreaterThan(0n);
      expect(liability).toBeLessThanOrEqual(payout);
    }
  });
  fc.assert(law, { seed: 610_040 });
});
