import { expect, test } from 'vitest';
import { readListState } from '../_list-kit/address/list-state.ts';
import { pageRequest } from '../_list-kit/page/use-list-page.ts';
import { declinedPaymentsList } from './declined-payments-list.ts';

test('[PAY-76] declined payments are found by receipt, and nothing is done to them', () => {
  const address = new URLSearchParams({ receipt_number: 'QK1' });
  const state = readListState(declinedPaymentsList, address);
  expect(pageRequest(declinedPaymentsList, state)).toEqual({
    receipt_number: 'QK1',
    page: 1,
    page_size: 20,
  });
  expect(declinedPaymentsList.actions).toEqual([]);
});
