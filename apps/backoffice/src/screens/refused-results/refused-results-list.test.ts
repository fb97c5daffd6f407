import { expect, test } from 'vitest';
import { readListState } from '../_list-kit/address/list-state.ts';
import { pageRequest } from '../_list-kit/page/use-list-page.ts';
import { refusedResultsList } from './refused-results-list.ts';

test('[BO-39] refused results are found by match, and nothing is done to them', () => {
  const address = new URLSearchParams({ match_id: '77' });
  const state = readListState(refusedResultsList, address);
  expect(pageRequest(refusedResultsList, state)).toEqual({
    match_id: '77',
    page: 1,
    page_size: 20,
  });
  expect(refusedResultsList.actions).toEqual([]);
});
