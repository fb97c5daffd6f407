import { expect, test } from 'vitest';
import { aStoredOrder } from '../../fixtures/a-bet.ts';
import type { StakeEntry } from './bet-records.ts';
import { wrongStake } from './stakes-taken-once.ts';

const order = aStoredOrder();
const owed = '(bet 7 k1: 7 cash -100000, stakes 100000)';
const taken = (given: Partial<StakeEntry> = {}): StakeEntry => ({
  ...{ key: 'bet 7 k1', serial: 'B1', postings: ['7 cash -100000', 'stakes 100000'] },
  ...given,
});
const fromCredit = ['7 credit -100000', 'stakes 100000'];

test.each([
  ['once', [order], [taken()], undefined],
  [
    'from credit, as asked',
    [aStoredOrder({ paidWith: 'credit' })],
    [taken({ postings: fromCredit })],
    undefined,
  ],
  ['not at all', [order], [], `B1 took nothing, owed is ${owed}`],
  ['twice', [order], [taken(), taken()], `B1 took ${owed} and ${owed}, owed is ${owed}`],
  [
    'under another key',
    [order],
    [taken({ key: 'bet 7 k2' })],
    `B1 took ${owed.replace('k1', 'k2')}, owed is ${owed}`,
  ],
  [
    'from the wrong purse',
    [order],
    [taken({ postings: fromCredit })],
    `B1 took ${owed.replace('cash', 'credit')}, owed is ${owed}`,
  ],
  ['for a bet that was refused', [], [taken()], 'a stake was taken for B1, which is no order'],
])('[SIM-31] a stake that was taken %s', (_, orders, entries, expected) => {
  expect(wrongStake(orders, entries)).toBe(expected);
});
