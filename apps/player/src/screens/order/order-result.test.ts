import { expect, test } from 'vitest';
import { aLeg, anOrder } from './fixtures/an-order.ts';
import {
  amountBack,
  awaitsPerson,
  cutByCeiling,
  type Order,
  type OrderLeg,
  progressOf,
  resultOf,
} from './order-result.ts';

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
  [4, 0, 500, 'half-lost'],
  [4, 0, 900, 'part-lost'],
  [4, 0, 0, 'lost'],
  [6, 100, 1_090, 'cashed-out'],
  [8, 0, 700, 'cashed-out'],
] as const;

test.each(results)('[ORD-04] status %i with profit %i and %i paid is %s', (...row) => {
  const [status, profit, after_tax_amount, result] = row;
  expect(resultOf(anOrder({ status, profit, after_tax_amount }))).toBe(result);
});

test('[BET-15] a rest that came back whole is refunded, half of it is half lost', () => {
  const rest = { status: 4, profit: 0, stake_in_play: 600 } as const;
  expect(resultOf(anOrder({ ...rest, after_tax_amount: 600 }))).toBe('returned');
  expect(resultOf(anOrder({ ...rest, after_tax_amount: 300 }))).toBe('half-lost');
});

const ceilings: readonly [Partial<Order>, number][] = [
  // order, what the ceiling takes
  [{}, 0],
  [{ win_bonus: 600, profit: 20_000, tax_amount: 2_000, after_tax_amount: 19_000 }, 600],
  [{ ...{ pay_payable: 0, virtual_pay_amount: 1_000 }, after_tax_amount: 1_305 }, 0],
  [{ stake_in_play: 400, profit: 580, tax_amount: 58, after_tax_amount: 922 }, 0],
  [{ status: 4, profit: 0, tax_amount: 0, after_tax_amount: 500 }, 0],
  [{ status: 6, stake_in_play: 0, profit: 200, tax_amount: 20, after_tax_amount: 1_180 }, 0],
  [{ profit: 0.1, tax_amount: 0, after_tax_amount: 1_000.1 }, 0],
];
test.each(ceilings)('[SLIP-22] of %j a ceiling takes %d', (said, cut) => {
  expect(cutByCeiling(anOrder(said))).toBe(cut);
});

test('[ORD-11] legs are through, lost or pending', () => {
  const legs = ([0, 1, 2, 3, 4, 5, 6] as const).map((outcome) => ({ outcome }));
  expect(progressOf(legs)).toEqual({ through: 5, lost: 1, pending: 1 });
});

const byCredit = { pay_payable: 0, virtual_pay_amount: 1_000 };
const settledLeg = (outcome: OrderLeg['outcome']) => ({
  status: 4,
  details: [aLeg({ outcome })],
});

const amounts: readonly [Partial<Order>, string, number][] = [
  // order, result, what comes back
  [{ ...settledLeg(4), ...byCredit, after_tax_amount: 1_305 }, 'won', 1_305],
  [{ ...settledLeg(2), ...byCredit, profit: 0, after_tax_amount: 0 }, 'returned', 1_000],
  [{ ...settledLeg(3), ...byCredit, profit: 0, after_tax_amount: 0 }, 'lost', 0],
  [{ ...settledLeg(2), profit: 0, after_tax_amount: 1_000 }, 'returned', 1_000],
];

test.each(amounts)('[ORD-17] %j is %s and gives back %i', (said, result, amount) => {
  const order = anOrder(said);
  expect([resultOf(order), amountBack(order)]).toEqual([result, amount]);
});

const waits = [
  [2, undefined],
  [3, 'abnormal'],
  [4, undefined],
  [5, 'approval'],
  [7, undefined],
] as const;

test.each(waits)('[ORD-18] an order of status %i awaits a person: %s', (status, waitsFor) => {
  expect(awaitsPerson(anOrder({ status }))).toBe(waitsFor);
});
