import { expect, test } from 'vitest';
import { changedOrderView } from './changed-order-view.ts';

const order = { playerId: 7n, orderId: 77n, serialNumber: 'B01KABCDEF234567' };
const named = { id: '77', serial_number: 'B01KABCDEF234567' };

test('[ORD-50] a settled order is told with its end, in shillings and without its player', () => {
  const end = { result: 'won', paid: 1_222_902n } as const;
  expect(changedOrderView({ ...order, status: 4, end })).toEqual({
    ...{ ...named, status: 4, result: 'won', paid: 12_229.02 },
  });
});

test('[ORD-50] any other is told with its status alone', () => {
  expect(changedOrderView({ ...order, status: 2 })).toEqual({ ...named, status: 2 });
});
