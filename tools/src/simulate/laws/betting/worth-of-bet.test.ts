import { expect, test } from 'vitest';
import { aStoredOrder } from '../../fixtures/a-bet.ts';
import { worthOf } from './worth-of-bet.ts';

const { terms } = aStoredOrder();
const legs = (...odds: readonly number[]) =>
  odds.map((one, at) => ({ place: at + 1, matchId: `${at}`, selectionId: `${at}`, odds: one }));
const capped = { ...terms, multipleProfitMaximum: '200000' };

/** The vectors of the specification and, by hand, a system, a cap and odds too low for a bonus. */
const cases = [
  // bet                                                   odds    profit   bonus  tax    payout
  [{ legs: legs(2_000) }, [200n, 100_000n, 0n, 10_000n, 190_000n]],
  [{ legs: legs(2_000), paidWith: 'credit' }, [200n, 100_000n, 0n, 10_000n, 90_000n]],
  [{}, [480n, 380_000n, 11_400n, 39_100n, 452_300n]],
  // Lines 2.8, 4.2 and 6, a third of the stake each: 13/3 of it come back.
  [{ systemSize: 2, legs: legs(1_400, 2_000, 3_000) }, [840n, 333_333n, 0n, 33_300n, 400_033n]],
  [{ terms: capped }, [480n, 200_000n, 6_000n, 20_600n, 200_000n]],
  [{ terms: capped, paidWith: 'credit' }, [480n, 200_000n, 6_000n, 20_600n, 100_000n]],
  [
    { terms: { ...terms, winBonus: { ...terms.winBonus, oddsMinimum: 1_550 } } },
    [480n, 380_000n, 0n, 38_000n, 442_000n],
  ],
] as const;

test.each(cases)('[SIM-32] %j', (given, expected) => {
  const { totalOdds, profit, winBonus, tax, payout } = worthOf(aStoredOrder(given));
  expect([totalOdds, profit, winBonus, tax, payout]).toEqual(expected);
});
