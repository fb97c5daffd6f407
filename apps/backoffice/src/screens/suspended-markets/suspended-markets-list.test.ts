import { expect, test } from 'vitest';
import { readListState } from '../_list-kit/address/list-state.ts';
import { pageRequest } from '../_list-kit/page/use-list-page.ts';
import { suspendedMarketsList } from './suspended-markets-list.ts';

test('[BO-43] suspended markets are found by match, and nothing is done to them', () => {
  const address = new URLSearchParams({ match_id: '77' });
  const state = readListState(suspendedMarketsList, address);
  expect(pageRequest(suspendedMarketsList, state)).toEqual({
    match_id: '77',
    page: 1,
    page_size: 20,
  });
  expect(suspendedMarketsList.actions).toEqual([]);
});
