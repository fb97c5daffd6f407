import { expect, test } from 'vitest';
import { readListState } from '../_list-kit/address/list-state.ts';
import { pageRequest } from '../_list-kit/page/page-request.ts';
import { withdrawalsList } from './withdrawals-list.ts';

test('[BO-33] withdrawals are found by waiting, status and player', () => {
  const address = new URLSearchParams({ waiting: '1', pay_status: '1', user_id: '100001' });
  expect(pageRequest(withdrawalsList, readListState(withdrawalsList, address))).toEqual({
    waiting: 1,
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
