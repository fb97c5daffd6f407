import { describe, expect, test } from 'vitest';
import { readListState } from '../address/list-state.ts';
import { filtersOf } from '../definition/filters-of.ts';
import { fixedList } from '../definition/fixed-list.ts';
import type { List } from '../definition/list.ts';
import { readFilters } from '../definition/read-filters.ts';
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

  const problemsOf = (address: string) => {
    const { problems } = readFilters(sampleList, Object.fromEntries(new URLSearchParams(address)));
    return Object.entries(problems).map(([field, { text }]) => [field, text.en]);
  };

  test.each([
    ['status=99', 'status', '“{text}” is none of the choices'],
    ['reported=2', 'reported', '“{text}” is none of the choices'],
    ['phone=abc', 'phone', 'Digits only'],
    ['inviter_id=4x2', 'inviter_id', 'Digits only'],
    ['amount_min=much', 'amount_min', 'An amount in shillings, such as 12,500'],
    ['amount_min=1e5', 'amount_min', 'An amount in shillings, such as 12,500'],
    ['amount_max=99999999999999999', 'amount_max', 'An amount in shillings, such as 12,500'],
    ['amount_min=5&amount_max=4', 'amount_max', 'It ends before it begins'],
    ['start_time=yesterday', 'start_time', '“{text}” is no date'],
    ['end_time=2026-03-01&start_time=2026-03-02', 'end_time', 'It ends before it begins'],
  ])('a filter that means nothing says so: %s', (address, field, text) => {
    expect(problemsOf(address)).toEqual([[field, text]]);
    expect(request(address)).not.toHaveProperty(field);
  });

  test('a filter the call would refuse says so by the facts of the call', () => {
    const title = { en: 'Balance', sw: 'Salio' };
    const users: List = {
      ...sampleList,
      call: 'subscriber/inquire',
      columns: [],
      filters: [
        { kind: 'money-range', from: 'balance_from', to: 'balance_to', title },
        { kind: 'money-range', from: 'net_from', to: 'net_to', title },
      ],
    };
    const { problems, values: sent } = readFilters(users, { balance_from: '-5', net_from: '-5' });
    expect(Object.keys(problems)).toEqual(['balance_from']);
    expect(sent).toEqual({ net_from: -5 });
  });

  test('a fixed filter is part of every question, and no part of the filters', () => {
    const list = fixedList(sampleList, { inviter_id: '7', name: 'Asha' });
    const state = readListState(list, new URLSearchParams('inviter_id=9&name=Juma&status=2'));
    expect(pageRequest(list, state)).toEqual({
      page: 1,
      page_size: 10,
      status: 2,
      inviter_id: '7',
      name: 'Asha',
    });
    expect(filtersOf(list).map(({ title }) => title.en)).not.toContain('Inviter');
    expect(list.columns[0]).toMatchObject({ field: 'name', shown: 'details' });
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
