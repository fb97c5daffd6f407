import { registry } from '@kipute/contract/registry';
import { expect, test } from 'vitest';
import { readListState } from '../_list-kit/address/list-state.ts';
import { fieldsOfFilter, filtersOf } from '../_list-kit/definition/filters-of.ts';
import { pageRequest } from '../_list-kit/page/use-list-page.ts';
import { hasSums } from '../_list-kit/table/SumRow.tsx';
import { billColumns, billsList } from './bills-list.ts';

test('[BO-90] bills are found by user, purse, type, time and serial number', () => {
  expect(filtersOf(billsList).flatMap(fieldsOfFilter).toSorted()).toEqual(
    ['bill_type', 'end_time', 'serial_number', 'start_time', 'type', 'user_id'].toSorted(),
  );
  const address = new URLSearchParams('user_id=48213&type=2&bill_type=2');
  const request = pageRequest(billsList, readListState(billsList, address));
  expect(registry['bill/manage'].input.parse(request)).toMatchObject({
    ...{ user_id: '48213', type: 2, bill_type: 2 },
  });
});

test('[BO-90] each line leads to its user and has what was before and after it', () => {
  const user = billsList.columns.find(({ field }) => field === 'user');
  expect(user?.link?.({ user: { id: '48213', name: 'Asha' } })).toBe('/users/48213');
  const fields = billsList.columns.map(({ field }) => field);
  expect(fields).toEqual(
    expect.arrayContaining(['balance_before', 'change_amount', 'balance_after']),
  );
});

test('[BO-03] balances after each other are never added up, changes are', () => {
  expect(hasSums([billColumns.before, billColumns.after])).toBe(false);
  expect(hasSums([billColumns.change])).toBe(true);
});
