import { payStatuses } from '@kipute/contract/constants/money/payments';
import { expect, test } from 'vitest';
import { readListState } from '../_list-kit/address/list-state.ts';
import { pageRequest } from '../_list-kit/page/use-list-page.ts';
import { summedRows, sumOfColumn } from '../_list-kit/table/SumRow.tsx';
import { withdrawalsList } from '../withdrawals/withdrawals-list.ts';
import { rechargesList } from './recharges-list.ts';

test('[BO-34] recharges are found by doubt, status, player and numbers', () => {
  const asked = {
    attention: 1,
    pay_status: 1,
    user_id: '100001',
    serial_number: 'D0123456789ABCDE',
    carrier_order_number: 'QK12345678',
  };
  const address = new URLSearchParams(
    Object.entries(asked).map(([field, value]) => [field, String(value)]),
  );
  expect(pageRequest(rechargesList, readListState(rechargesList, address))).toEqual({
    ...asked,
    page: 1,
    page_size: 20,
  });
});

test.each([
  [{ attention: 0, pay_status: 1 }, []],
  [{ attention: 1, pay_status: 2 }, ['looked']],
  [{ attention: 1, pay_status: 1 }, ['looked', 'settle-paid', 'settle-refused']],
])('[BO-35] the row %j offers %j', (row, keys) => {
  const offered = rechargesList.actions.filter(
    ({ on, offeredFor }) => on === 'row' && offeredFor?.(row),
  );
  expect(offered.map(({ key }) => key)).toEqual(keys);
});

test('[BO-34, BO-35] whatever changes something needs the node for it', () => {
  expect(rechargesList.actions.map(({ key, on, node }) => [key, on, node])).toEqual([
    ['credit', 'list', 'recharge/credit'],
    ['looked', 'row', 'recharge/update'],
    ['settle-paid', 'row', 'recharge/update'],
    ['settle-refused', 'row', 'recharge/update'],
  ]);
});

test.each([
  ['recharges', rechargesList, 'amount_payable'],
  ['withdrawals', withdrawalsList, 'amount'],
] as const)('[BO-40] the sum under %s adds paid rows only', (_, list, field) => {
  const rows = [
    { pay_status: payStatuses.processing.id, [field]: 250_000 },
    { pay_status: payStatuses.paid.id, [field]: 5_000 },
    { pay_status: payStatuses.void.id, [field]: 90_000 },
    { pay_status: payStatuses.paid.id, [field]: 700 },
  ];
  const column = list.columns.find((one) => one.field === field);
  expect(column && sumOfColumn(column, summedRows(list, rows))).toBe('5,700');
});
