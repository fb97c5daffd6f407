import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { expect, test } from 'vitest';
import { aDecidedOrder, aStoredOrder } from '../../fixtures/a-bet.ts';
import { halfDecided } from './decided-wholly.ts';

const ahead = 'B1 is decided, and its leg 2 is not';
const behind = 'B1 waits, and all its legs are decided';
const lost = 'B1 waits, and it is lost';

test.each([
  // state                legs                          breach
  ['open', ['pending', 'pending', 'pending'], undefined],
  ['open', ['win', 'half-lose', 'pending'], undefined],
  ['open', ['win', 'lose', 'pending'], lost],
  ['abnormal', ['win', 'abnormal', 'refund'], undefined],
  ['abnormal', ['win', 'abnormal', 'lose'], lost],
  ['settled', ['win', 'half-win', 'refund'], undefined],
  ['settled', ['half-lose', 'lose', 'lose'], undefined],
  ['awaiting-approval', ['win', 'win', 'win'], undefined],
  ['cashed-out', ['win', 'pending', 'lose'], undefined],
  ['cashed-out', ['win', 'win', 'lose'], undefined],
  ['settled', ['lose', 'pending', 'win'], undefined],
  ['settled', ['lose', 'abnormal', 'win'], undefined],
  ['settled', ['win', 'pending', 'win'], ahead],
  ['settled', ['half-lose', 'abnormal', 'win'], ahead],
  ['awaiting-approval', ['win', 'pending', 'win'], ahead],
  [
    'awaiting-approval',
    ['lose', 'pending', 'win'],
    'B1 is to be approved, and its leg 2 is not decided',
  ],
  ['open', ['win', 'lose', 'refund'], behind],
  ['abnormal', ['win', 'half-lose', 'half-win'], behind],
] as const)('[SIM-39] a bet that is %s with %j', (state, outcomes, expected) => {
  const settled = aDecidedOrder(['win', 'win', 'win']);
  const order = aDecidedOrder(outcomes, { status: orderStatuses[state].id });
  expect(halfDecided([settled, order])).toBe(expected);
});

const promised = { ...aStoredOrder().terms, moneyBack: { ladder: [{ legs: 3, percent: 50 }] } };
const behindPromise = 'B1 is decided, and its leg 3 is not';

test.each([
  // order                                    legs                           breach
  [{}, 'open', ['win', 'lose', 'pending'], undefined],
  [{}, 'settled', ['win', 'lose', 'pending'], behindPromise],
  [{}, 'settled', ['lose', 'lose', 'pending'], undefined],
  [{}, 'open', ['lose', 'lose', 'pending'], lost],
  [{}, 'settled', ['half-win', 'lose', 'pending'], undefined],
  [{}, 'settled', ['refund', 'lose', 'pending'], undefined],
  [{ paidWith: 'credit' }, 'settled', ['win', 'lose', 'pending'], undefined],
  [{ systemSize: 2 }, 'open', ['win', 'lose', 'pending'], undefined],
  [{ systemSize: 2 }, 'settled', ['win', 'lose', 'pending'], behindPromise],
  [{ systemSize: 2 }, 'settled', ['lose', 'lose', 'pending'], undefined],
] as const)('[SIM-39] with money back promised, %j that is %s with %j', (...row) => {
  const [given, state, outcomes, expected] = row;
  const status = orderStatuses[state].id;
  expect(halfDecided([aDecidedOrder(outcomes, { ...given, status, terms: promised })])).toBe(
    expected,
  );
});
