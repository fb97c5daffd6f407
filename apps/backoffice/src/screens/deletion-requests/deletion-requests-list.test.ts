import { expect, test } from 'vitest';
import { readListState } from '../_list-kit/address/list-state.ts';
import { pageRequest } from '../_list-kit/page/use-list-page.ts';
import { deletionRequestsList } from './deletion-requests-list.ts';

test('[BO-36] deletion requests are found by waiting and player', () => {
  const address = new URLSearchParams({ waiting: '1', user_id: '100001' });
  const state = readListState(deletionRequestsList, address);
  expect(pageRequest(deletionRequestsList, state)).toEqual({
    waiting: 1,
    user_id: '100001',
    page: 1,
    page_size: 20,
  });
});

const [carryOut] = deletionRequestsList.actions;

test.each([
  ['waits and nothing stands in the way', { carried_out_at: null, obstacle: '' }, true],
  ['waits and has money left', { carried_out_at: null, obstacle: 'There is money' }, false],
  ['was carried out', { carried_out_at: '2026-11-01T00:00:00Z', obstacle: '' }, false],
])('[BO-36] one that %s can be carried out: %s', (_, row, isOffered) => {
  expect(carryOut?.offeredFor?.(row)).toBe(isOffered);
});

test('[BO-36] it is a danger with a node of its own', () => {
  expect(carryOut).toMatchObject({ tone: 'danger', node: 'personal_data/carry_out' });
});
