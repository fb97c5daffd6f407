import { expect, test } from 'vitest';
import { aStoredOrder } from '../../fixtures/a-bet.ts';
import { passedLimit } from './own-limits-hold.ts';

const limits = [{ phone: '255712', amount: '200000' }];
const bet = aStoredOrder();

test.each([
  ['to the last shilling', [bet, bet], undefined],
  ['on two days', [bet, bet, aStoredOrder({ day: '2026-03-02' })], undefined],
  ['with credit beside it', [bet, bet, aStoredOrder({ paidWith: 'credit' })], undefined],
  ['by somebody else', [bet, bet, aStoredOrder({ phone: '255713' })], undefined],
  [
    'and one more',
    [bet, bet, aStoredOrder({ stake: '100' })],
    '255712 staked 200100 on 2026-03-01, the own limit is 200000',
  ],
])('[SIM-34] a limit used %s', (_, orders, expected) => {
  expect(passedLimit(limits, orders)).toBe(expected);
});
