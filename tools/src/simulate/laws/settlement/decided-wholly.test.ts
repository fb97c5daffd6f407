import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { expect, test } from 'vitest';
import { aDecidedOrder } from '../../fixtures/a-bet.ts';
import { halfDecided } from './decided-wholly.ts';

const ahead = 'B1 is decided, and its leg 2 is not';
const behind = 'B1 waits, and all its legs are decided';

test.each([
  // state                legs                          breach
  ['open', ['pending', 'pending', 'pending'], undefined],
  ['open', ['win', 'lose', 'pending'], undefined],
  ['abnormal', ['win', 'abnormal', 'lose'], undefined],
  ['abnormal', ['win', 'pending', 'lose'], undefined],
  ['settled', ['win', 'half-win', 'refund'], undefined],
  ['settled', ['half-lose', 'lose', 'lose'], undefined],
  ['awaiting-approval', ['win', 'win', 'win'], undefined],
  ['cashed-out', ['win', 'pending', 'lose'], undefined],
  ['cashed-out', ['win', 'win', 'lose'], undefined],
  ['settled', ['lose', 'pending', 'win'], ahead],
  ['settled', ['lose', 'abnormal', 'win'], ahead],
  ['awaiting-approval', ['win', 'pending', 'win'], ahead],
  ['open', ['win', 'lose', 'refund'], behind],
  ['abnormal', ['win', 'half-lose', 'half-win'], behind],
] as const)('[SIM-39] a bet that is %s with %j', (state, outcomes, expected) => {
  const settled = aDecidedOrder(['win', 'win', 'win']);
  const order = aDecidedOrder(outcomes, { status: orderStatuses[state].id });
  expect(halfDecided([settled, order])).toBe(expected);
});
