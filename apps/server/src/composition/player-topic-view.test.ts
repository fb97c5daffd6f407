import { expect, test } from 'vitest';
import { balanceChangedView, changedOrderView } from './player-topic-view.ts';

const change = { playerId: '7', purse: 'cash', serialNumber: 'D1' } as const;

test('[LED-24] what moved is told in shillings, with its operator and without its player', () => {
  const deposit = { ...change, cause: 'deposit', amount: '500050', account: 'float-mpesa' };
  expect(balanceChangedView(deposit)).toEqual({
    ...{ bill_type: 5, purse: 1, amount: 5_000.5, serial_number: 'D1', pay_type: 6 },
  });
});

test('[LED-24] money of the house itself has no operator', () => {
  const taken = { ...change, purse: 'credit', cause: 'correction', amount: '-300' } as const;
  expect(balanceChangedView({ ...taken, account: 'corrections' })).toEqual({
    ...{ bill_type: 21, purse: 2, amount: -3, serial_number: 'D1' },
  });
});

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
