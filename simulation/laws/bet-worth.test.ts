import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { expect, test } from 'vitest';
import { aDecidedOrder, aSale, aStoredOrder, legsAt } from '../fixtures/a-bet.ts';
import type { StoredOrder } from './bet-records.ts';
import { worthOf } from './bet-worth.ts';

const { terms } = aStoredOrder();
const capped = { ...terms, multipleProfitMaximum: '200000' };

const figuresOf = (order: StoredOrder) => {
  const { totalOdds, profit, winBonus, tax, payout } = worthOf(order);
  return [totalOdds, profit, winBonus, tax, payout];
};

/** The vectors of the specification and, by hand, a system, a cap and odds too low for a bonus. */
const promises = [
  // bet                                                   odds    profit   bonus  tax    payout
  [{ legs: legsAt(2_000) }, [200n, 100_000n, 0n, 10_000n, 190_000n]],
  [{ legs: legsAt(2_000), paidWith: 'credit' }, [200n, 100_000n, 0n, 10_000n, 90_000n]],
  [{}, [480n, 380_000n, 11_400n, 39_100n, 452_300n]],
  // Lines 2.8, 4.2 and 6, a third of the stake each: 13/3 of it come back.
  [{ systemSize: 2, legs: legsAt(1_400, 2_000, 3_000) }, [840n, 333_333n, 0n, 33_300n, 400_033n]],
  // Trixie: lines 2.8, 4.2, 6 and 8.4, a quarter each: 5.35 of it come back.
  [{ systemSize: 102, legs: legsAt(1_400, 2_000, 3_000) }, [840n, 435_000n, 0n, 43_500n, 491_500n]],
  // Patent: 1.4, 2 and 3 beside them, a seventh each: 27.8/7.
  [{ systemSize: 101, legs: legsAt(1_400, 2_000, 3_000) }, [840n, 297_142n, 0n, 29_700n, 367_442n]],
  // 2,000 are won of 2,060: 200 of tax, and with the stake no more than 2,000 are paid.
  [{ terms: capped }, [480n, 200_000n, 6_000n, 20_000n, 200_000n]],
  [{ terms: capped, paidWith: 'credit' }, [480n, 200_000n, 6_000n, 20_000n, 180_000n]],
  [
    { terms: { ...terms, winBonus: { ...terms.winBonus, oddsMinimum: 1_550 } } },
    [480n, 380_000n, 0n, 38_000n, 442_000n],
  ],
] as const;

test.each(promises)('[SIM-32] %j', (given, expected) => {
  expect(figuresOf(aStoredOrder(given))).toEqual(expected);
});

test('[SIM-32] while a leg is open the promise stands, whatever became of the others', () => {
  const [first, ...others] = aStoredOrder().legs;
  const { legs } = aDecidedOrder(['lose']);
  expect(first).not.toEqual(legs[0]);
  expect(figuresOf(aStoredOrder({ legs: [...legs.slice(0, 1), ...others] }))).toEqual([
    ...[480n, 380_000n, 11_400n, 39_100n, 452_300n],
  ]);
});

const one = { legs: legsAt(1_920) };
const two = { legs: legsAt(1_800, 1_900) };
const twoOfThree = { systemSize: 2, stake: '300000', legs: legsAt(2_000, 3_000, 4_000) };
const tightest = { ...terms, singleProfitMaximum: '60000' };

/** By hand; 1,000 unless it is a system. */
const endings = [
  // outcomes                  bet          odds   profit    bonus    tax      payout
  [['win'], one, [192n, 92_000n, 0n, 9_200n, 182_800n]],
  [['half-win'], one, [192n, 46_000n, 0n, 4_600n, 141_400n]],
  [['half-win'], { ...one, paidWith: 'credit' }, [192n, 46_000n, 0n, 4_600n, 41_400n]],
  [['half-lose'], one, [192n, 0n, 0n, 0n, 50_000n]],
  [['half-lose'], { ...one, paidWith: 'credit' }, [192n, 0n, 0n, 0n, 0n]],
  [['lose'], one, [192n, 0n, 0n, 0n, 0n]],
  [['refund'], one, [192n, 0n, 0n, 0n, 100_000n]],
  [['refund'], { ...one, terms: tightest }, [192n, 0n, 0n, 0n, 100_000n]],
  [['refund'], { ...one, paidWith: 'credit' }, [192n, 0n, 0n, 0n, 0n]],
  [['win', 'win', 'win'], {}, [480n, 380_000n, 11_400n, 39_100n, 452_300n]],
  [['win', 'win', 'refund'], {}, [480n, 140_000n, 0n, 14_000n, 226_000n]],
  // 1.5 × 1.6 × half of 2 and half of 1: 3.6 of the stake, with the bonus of three legs.
  [['win', 'win', 'half-win'], {}, [480n, 260_000n, 7_800n, 26_700n, 341_100n]],
  [['win', 'win', 'lose'], {}, [480n, 0n, 0n, 0n, 0n]],
  [['refund', 'refund', 'refund'], {}, [480n, 0n, 0n, 0n, 100_000n]],
  [['win', 'half-lose'], two, [342n, 0n, 0n, 0n, 90_000n]],
  // (1.4 of the stake) × half: two halves of two legs are four quarters.
  [['half-win', 'half-lose'], two, [342n, 0n, 0n, 0n, 70_000n]],
  [['win', 'win', 'lose'], twoOfThree, [2_400n, 300_000n, 0n, 30_000n, 570_000n]],
  [['win', 'refund', 'lose'], twoOfThree, [2_400n, 0n, 0n, 0n, 200_000n]],
  [['half-win', 'win', 'lose'], twoOfThree, [2_400n, 150_000n, 0n, 15_000n, 435_000n]],
] as const;

test.each(endings)('[SIM-32] decided as %j: %j', (outcomes, given, expected) => {
  expect(figuresOf(aDecidedOrder(outcomes, given))).toEqual(expected);
});

const halfLeft = { stakeInPlay: '50000', sales: [aSale()] };

/** By hand: of 1,000 half was sold, and the ceilings of the rest are half as high. */
const rests = [
  // outcomes                  bet                          odds   profit    bonus   tax      payout
  [[], {}, [480n, 190_000n, 5_700n, 19_500n, 226_200n]],
  [['win', 'win', 'win'], {}, [480n, 190_000n, 5_700n, 19_500n, 226_200n]],
  [['win', 'win', 'win'], { terms: capped }, [480n, 100_000n, 3_000n, 10_000n, 100_000n]],
  [['win', 'win', 'lose'], {}, [480n, 0n, 0n, 0n, 0n]],
  [['refund', 'refund', 'refund'], {}, [480n, 0n, 0n, 0n, 50_000n]],
] as const;

test.each(rests)('[SIM-32] sold by half, and the rest %j: %j', (outcomes, given, expected) => {
  const bet = { ...given, ...halfLeft };
  const order = outcomes.length === 0 ? aStoredOrder(bet) : aDecidedOrder(outcomes, bet);
  expect(figuresOf(order)).toEqual(expected);
});

const { 'cashed-out': cashedOut, 'auto-cashed-out': autoCashedOut } = orderStatuses;
const atLoss = aSale({ number: 2, stakeLeft: '0', value: '20000', tax: '0', paid: '20000' });

test.each([
  [cashedOut.id, [aSale(), atLoss], [480n, 15_000n, 0n, 4_500n, 110_500n]],
  [autoCashedOut.id, [atLoss], [480n, 0n, 0n, 0n, 20_000n]],
])('[SIM-32] in state %d it is worth what it was sold for', (status, sales, expected) => {
  const order = aDecidedOrder(['win', 'lose', 'pending'], { status, sales });
  expect(figuresOf(order)).toEqual(expected);
});
