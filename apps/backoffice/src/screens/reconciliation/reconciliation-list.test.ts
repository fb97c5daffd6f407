import { paymentParties } from '@kipute/contract/constants/money/reconciliation';
import { expect, test } from 'vitest';
import { readListState } from '../_list-kit/address/list-state.ts';
import { pageRequest } from '../_list-kit/page/use-list-page.ts';
import { reconciliationList } from './reconciliation-list.ts';

test('[REC-03] days that differ or were not compared are found', () => {
  const state = readListState(reconciliationList, new URLSearchParams({ open: '1' }));
  expect(pageRequest(reconciliationList, state)).toEqual({ open: 1, page: 1, page_size: 20 });
});

test('[REC-03] a statement is uploaded for the row it belongs to, by its own node', () => {
  const [upload, ...others] = reconciliationList.actions;
  expect(others).toEqual([]);
  expect(upload).toMatchObject({
    key: 'upload',
    on: 'row',
    node: 'reconciliation/update',
    fields: [{ kind: 'text-file' }],
  });
  expect(upload?.offeredFor).toBeUndefined();
});

test('[REC-03] a row is a party and its day', () => {
  const row = { key: 'mpesa 2026-11-17', party: paymentParties.mpesa.id };
  expect(reconciliationList.rowName(row)).toBe('mpesa 2026-11-17');
});
