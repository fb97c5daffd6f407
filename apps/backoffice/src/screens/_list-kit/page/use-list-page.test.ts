import { describe, expect, test } from 'vitest';
import { readListState } from '../address/list-state.ts';
import { filtersOf } from '../definition/filters-of.ts';
import { sampleList } from '../fixtures/sample-list.ts';
import { pageRequest } from './use-list-page.ts';

const request = (address: string) =>
  pageRequest(sampleList, readListState(sampleList, new URLSearchParams(address)));

describe('[BO-22] the question sent to the server', () => {
  test.each([
    ['', {}],
    ['page=2&size=50', { page: 2, page_size: 50 }],
    ['sort=-amount', { sort_field: 'amount', sort_order: 'desc' }],
    ['name=%20Asha%20', { name: 'Asha' }],
    ['phone=%2B255%20712-345', { phone: '255712345' }],
    ['status=2', { status: 2 }],
    ['reported=0', { reported: 0 }],
    ['amount_min=1,500.50&amount_max=2000', { amount_min: 1500.5, amount_max: 2000 }],
    ['start_time=2026-03-01T01:30:00%2B03:00', { start_time: '2026-02-28T22:30:00.000Z' }],
    ['inviter_id=42', { inviter_id: '42' }],
  ])('%s', (address, fields) => {
    expect(request(address)).toEqual({ page: 1, page_size: 10, ...fields });
  });

  test.each([
    'status=99',
    'reported=2',
    'phone=abc',
    'inviter_id=4x2',
    'amount_min=much',
    'amount_min=1e5',
    'amount_min=99999999999999999',
    'start_time=yesterday',
  ])('a filter that means nothing is left out: %s', (address) => {
    expect(request(address)).toEqual({ page: 1, page_size: 10 });
  });

  test('filters come from the columns first, then from the list', () => {
    expect(filtersOf(sampleList).map((filter) => [filter.kind, filter.title.en])).toEqual([
      ['text', 'Name'],
      ['phone', 'Phone'],
      ['money-range', 'Amount'],
      ['choice', 'Status'],
      ['flag', 'Reported'],
      ['period', 'Paid'],
      ['id', 'Inviter'],
    ]);
  });
});
