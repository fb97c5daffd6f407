import {
  orderCauses,
  orderStates,
  orderTransitions,
} from '@kipute/domain/betting/order-transitions';
import { expect, test } from 'vitest';
import { wordsOf } from '../choice.ts';
import { movedOrderStatus, orderStatusAfter, orderStatuses } from './orders.ts';

const moves = [
  // cause                   moves
  ['paid', ['1→2']],
  ['doubtful', ['2→3', '4→3']],
  ['no-longer-doubtful', ['3→2']],
  ['decided', ['2→4', '3→4', '4→4', '5→4']],
  ['payout-needs-review', ['2→5', '3→5', '4→5', '5→5']],
  ['payout-approved', ['5→4']],
  ['cancelled', ['2→4', '3→4', '5→4']],
  ['cashed-out-by-player', ['2→6']],
  ['cashed-out-by-rule', ['2→8']],
  ['no-longer-lost', ['4→2']],
] as const;

const statuses = wordsOf(orderStatuses).map((state) => orderStatuses[state].id);

test.each(moves)('[CON-04] by %s an order moves %j', (cause, expected) => {
  const made = statuses.flatMap((from) => {
    const to = orderStatusAfter(from, cause);
    return to === undefined ? [] : [`${from}→${to}`];
  });
  expect(made).toEqual(expected);
});

test('[CON-04] every cause has its moves, and each state has a number', () => {
  expect(moves.map(([cause]) => cause)).toEqual(orderCauses);
  expect([...wordsOf(orderStatuses)].sort()).toEqual([...orderStates].sort());
  const rows = orderTransitions.map(({ from, cause }) => `${from} ${cause}`);
  expect(rows).toEqual([...new Set(rows)]);
});

test('[CON-04] a move that is not in the table is a bug, not a status', () => {
  expect(orderStatusAfter(orderStatuses['cashed-out'].id, 'decided')).toBeUndefined();
  expect(orderStatusAfter(0, 'decided')).toBeUndefined();
  expect(() => movedOrderStatus(orderStatuses.settled.id, 'cancelled')).toThrow(/does not move/);
});
