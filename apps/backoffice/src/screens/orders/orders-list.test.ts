import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { expect, test } from 'vitest';
import { readListState } from '../_list-kit/address/list-state.ts';
import { pageRequest } from '../_list-kit/page/use-list-page.ts';
import { ordersList } from './orders-list.ts';

test('[BO-37] orders are found by number, player, status, type, match, times and amounts', () => {
  const asked = {
    serial_number: 'B01KABCDEF234567',
    user_id: '100001',
    phone: '0712000401',
    status: orderStatuses.abnormal.id,
    type: 1,
    match_id: '77',
    start_time: '2026-03-01T00:00:00.000Z',
    end_time: '2026-03-02T00:00:00.000Z',
    settled_from: '2026-03-01T00:00:00.000Z',
    settled_until: '2026-03-02T00:00:00.000Z',
    stake_from: 100,
    stake_to: 5_000,
    payout_from: 1,
    payout_to: 1_000_000,
  };
  const address = new URLSearchParams(
    Object.entries(asked).map(([field, value]) => [field, String(value)]),
  );
  expect(pageRequest(ordersList, readListState(ordersList, address))).toEqual({
    ...asked,
    page: 1,
    page_size: 20,
  });
});

test.each([
  ['unpaid', []],
  ['open', ['cancel']],
  ['abnormal', ['cancel']],
  ['settled', ['remove']],
  ['awaiting-approval', ['approve', 'cancel']],
  ['cashed-out', ['remove']],
  ['graded', []],
  ['auto-cashed-out', ['remove']],
] as const)('[BO-37] an order that is %s offers %j', (status, keys) => {
  const row = { status: orderStatuses[status].id, removed: 0 };
  const offered = ordersList.actions.filter(({ offeredFor }) => offeredFor?.(row));
  expect(offered.map(({ key }) => key)).toEqual(keys);
});

test('[BO-37] each action has a node of its own and asks first; cancelling is a danger', () => {
  expect(
    ordersList.actions.map(({ key, on, node, tone, question }) => [
      ...[key, on, node, tone],
      question !== undefined,
    ]),
  ).toEqual([
    ['approve', 'row', 'order_list/update_status', undefined, true],
    ['cancel', 'row', 'order_list/cancel_order', 'danger', true],
    ['remove', 'row', 'order_list/user_remove', undefined, true],
    ['show-again', 'row', 'order_list/user_remove', undefined, true],
  ]);
});
