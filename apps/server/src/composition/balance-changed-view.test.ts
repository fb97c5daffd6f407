import { expect, test } from 'vitest';
import { balanceChangedView } from './balance-changed-view.ts';

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
