import { expect, test } from 'vitest';
import { readListState } from '../_list-kit/address/list-state.ts';
import { pageRequest } from '../_list-kit/page/use-list-page.ts';
import { withdrawalsList } from './withdrawals-list.ts';

test('[BO-33, BO-35] withdrawals are found by waiting, doubt, status and player', () => {
  const address = new URLSearchParams({
    waiting: '1',
    attention: '1',
    pay_status: '1',
    user_id: '100001',
  });
  expect(pageRequest(withdrawalsList, readListState(withdrawalsList, address))).toEqual({
    waiting: 1,
    attention: 1,
    pay_status: 1,
    user_id: '100001',
    page: 1,
    page_size: 20,
  });
});

test.each(['sending', 'unknown', 'paid', 'returned'])(
  '[BO-33] one that is %s is not decided about',
  (stage) => {
    expect(withdrawalsList.actions.filter(({ offeredFor }) => offeredFor?.({ stage }))).toEqual([]);
  },
);

test('[BO-33] one that waits can be let go or given back', () => {
  const offered = withdrawalsList.actions.filter(({ offeredFor }) =>
    offeredFor?.({ stage: 'reviewing' }),
  );
  expect(offered.map(({ key, node }) => [key, node])).toEqual([
    ['approve', 'withdraw/update'],
    ['reject', 'withdraw/update'],
  ]);
});

test.each([
  [{ stage: 'returned', pay_status: 3, attention: 1 }, ['looked']],
  [{ stage: 'unknown', pay_status: 1, attention: 1 }, ['looked', 'settle-paid', 'settle-refused']],
  [{ stage: 'unknown', pay_status: 1, attention: 0 }, []],
])('[BO-35] the row %j offers %j', (row, keys) => {
  const offered = withdrawalsList.actions.filter(({ offeredFor }) => offeredFor?.(row));
  expect(offered.map(({ key }) => key)).toEqual(keys);
});
