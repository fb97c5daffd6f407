import { expect, test } from 'vitest';
import { rowsOf, wordsOf } from '../choice.ts';
import { orderMayMove, orderStatuses, orderTransitions } from './orders.ts';

const allowed = new Set([
  '1→2',
  '2→7',
  '7→4',
  '7→5',
  '5→4',
  '2→3',
  '3→2',
  '3→7',
  '2→6',
  '2→8',
  '4→7',
  '2→4',
  '3→4',
]);

const moves = rowsOf(orderStatuses).flatMap(([from, { id: fromId }]) =>
  rowsOf(orderStatuses).map(([to, { id: toId }]) => [`${fromId}→${toId}`, from, to] as const),
);

test.each(moves)('[CON-04] move %s', (move, from, to) => {
  expect(orderMayMove(from, to)).toBe(allowed.has(move));
});

test('[CON-04] transitions join known states, each cause once per pair', () => {
  const states = new Set<string>(wordsOf(orderStatuses));
  const rows = orderTransitions.map(({ from, to, cause }) => `${from} ${to} ${cause}`);
  expect(orderTransitions.filter(({ from, to }) => !states.has(from) || !states.has(to))).toEqual(
    [],
  );
  expect(rows).toEqual([...new Set(rows)]);
});

test('[CON-04] what is cancelled held a stake', () => {
  const cancelled = orderTransitions.filter(({ cause }) => cause === 'cancelled');
  expect(cancelled.map(({ from }) => orderStatuses[from].id).sort()).toEqual([2, 3, 5, 7]);
});
