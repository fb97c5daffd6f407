import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { expect, test } from 'vitest';
import { aDecidedOrder, aSale, aStoredOrder } from '../../fixtures/a-bet.ts';
import type { StoredOrder } from '../betting/bet-records.ts';
import { doubleStake } from './sold-or-settled.ts';

const half = aSale();
const rest = aSale({ number: 2, sharePercent: 100, stakeSold: '50000', stakeLeft: '0' });
const whole = aSale({ sharePercent: 100, stakeSold: '100000', stakeLeft: '0' });
const byRule = { ...whole, soldBy: 'rule' } as const;
const { 'cashed-out': cashedOut, 'auto-cashed-out': autoCashedOut } = orderStatuses;
const halfLeft = { stakeInPlay: '50000', sales: [half] };
const settled = (given: Partial<StoredOrder>) =>
  aDecidedOrder(['win', 'win', 'win'], { settlements: 1, ...given });

test.each<[string, StoredOrder, string | undefined]>([
  ['untouched', aStoredOrder(), undefined],
  ['sold in part', aStoredOrder(halfLeft), undefined],
  ['sold in part and settled', settled(halfLeft), undefined],
  ['sold whole', aStoredOrder({ sales: [whole], status: cashedOut.id }), undefined],
  [
    'sold in part and then the rest',
    aStoredOrder({ ...halfLeft, sales: [half, rest], status: cashedOut.id }),
    undefined,
  ],
  ['sold by a rule', aStoredOrder({ sales: [byRule], status: autoCashedOut.id }), undefined],
  ['sold whole and settled', settled({ sales: [whole] }), 'B1 was sold whole and settled 1 times'],
  [
    'sold whole and open',
    aStoredOrder({ sales: [whole] }),
    'B1 was sold whole by a player and is in state 2',
  ],
  [
    'sold by a rule and said to be by its player',
    aStoredOrder({ sales: [byRule], status: cashedOut.id }),
    'B1 was sold whole by a rule and is in state 6',
  ],
  [
    'sold in part and closed',
    aStoredOrder({ ...halfLeft, status: cashedOut.id }),
    'B1 is in state 6, and not all of it was sold',
  ],
  [
    'closed without a sale',
    aStoredOrder({ status: autoCashedOut.id }),
    'B1 is in state 8, and not all of it was sold',
  ],
  [
    'sold in part and in play as a whole',
    settled({ sales: [half] }),
    'B1 has 100000 in play, left is 50000',
  ],
  [
    'in play in part and never sold',
    aStoredOrder({ stakeInPlay: '50000' }),
    'B1 has 50000 in play, left is 100000',
  ],
  [
    'sold whole twice',
    aStoredOrder({ sales: [whole, { ...whole, number: 2 }], status: cashedOut.id }),
    'B1 sold 100000 of 0 as 100 %',
  ],
  [
    'sold for more of it than its share',
    aStoredOrder({ sales: [{ ...half, stakeSold: '50001', stakeLeft: '49999' }] }),
    'B1 sold 50001 of 100000 as 50 %',
  ],
  [
    'left with more than was not sold',
    aStoredOrder({ sales: [{ ...half, stakeLeft: '60000' }], stakeInPlay: '60000' }),
    'B1 had 100000 in play, sold 50000 in sale 1 and has 60000 left',
  ],
  ['sold a second time only', aStoredOrder({ sales: [rest] }), 'B1 has no sale 1'],
  [
    'sold by somebody else',
    aStoredOrder({ ...halfLeft, sales: [{ ...half, phone: '255713' }] }),
    'B1 is of 255712 and was sold by 255713',
  ],
  [
    'sold, and staked by credit',
    aStoredOrder({ ...halfLeft, paidWith: 'credit' }),
    'B1 was sold, and staked by credit',
  ],
])('[SIM-44] an order that is %s', (_, order, expected) => {
  expect(doubleStake([aStoredOrder(), order])).toBe(expected);
});
