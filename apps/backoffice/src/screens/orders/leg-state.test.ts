import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { expect, test } from 'vitest';
import { isBeingSettled, ordersTouchedBy } from './leg-state.ts';

const { pending, abnormal, win, lose } = legOutcomes;

test.each([
  // leg, final, said → is being settled
  [pending, 0, [], false],
  [pending, 0, [abnormal], false],
  [abnormal, 0, [abnormal], false],
  [abnormal, 0, [abnormal, win], true],
  [win, 0, [abnormal, win], false],
  [win, 0, [win, lose], true],
  [win, 0, [win, abnormal], false],
  [win, 1, [win, lose], false],
] as const)(
  '[BO-38] a leg %j (final %d) of which %j was said: %s',
  (leg, is_final, said, expected) => {
    const rulings = said.map(({ id }) => ({ outcome: id }));
    expect(isBeingSettled({ outcome: leg.id, is_final, rulings })).toBe(expected);
  },
);

test('[BO-38] what must be typed is the number of all orders it reaches', () => {
  expect(ordersTouchedBy({ orders_touched: { open: 3, delayed: 1, paid: 20 } })).toBe(24);
});
