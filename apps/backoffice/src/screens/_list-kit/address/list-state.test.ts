import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageSizes } from '../definition/list.ts';
import { sampleList } from '../fixtures/sample-list.ts';
import {
  choosableColumns,
  type ListState,
  normaliseColumns,
  readListState,
  withFilters,
  writeListState,
} from './list-state.ts';

const usual: ListState = {
  page: 1,
  pageSize: 10,
  sort: undefined,
  columns: undefined,
  filters: {},
  row: undefined,
};

const read = (address: string) => readListState(sampleList, new URLSearchParams(address));

describe('[BO-21] the state of a list lives in its address', () => {
  test.each([
    ['', {}],
    ['page=3&size=50', { page: 3, pageSize: 50 }],
    ['sort=-amount', { sort: { field: 'amount', order: 'desc' } }],
    ['sort=name', { sort: { field: 'name', order: 'asc' } }],
    ['columns=name,id', { columns: ['name', 'id'] }],
    ['name=Asha&status=2', { filters: { name: 'Asha', status: '2' } }],
    [
      'start_time=2026-02-01T00:00:00.000Z',
      { filters: { start_time: '2026-02-01T00:00:00.000Z' } },
    ],
    ['inviter_id=7&row=17', { filters: { inviter_id: '7' }, row: '17' }],
  ])('%s', (address, changed) => {
    expect(read(address)).toEqual({ ...usual, ...changed });
  });

  test.each([
    ['page=0'],
    ['page=-1'],
    ['page=1e9'],
    ['page=two'],
    ['size=7'],
    ['sort=bets'],
    ['sort=-'],
    ['columns=nothing'],
    ['columns='],
    ['name=%20%20'],
    ['unknown=1&__proto__=x'],
    ['row='],
  ])('nonsense is ignored: %s', (address) => {
    expect(read(address)).toEqual(usual);
  });

  test('a plain list has a plain address', () => {
    expect(writeListState(sampleList, usual).toString()).toBe('');
  });

  test('another question starts at the first page with no row open', () => {
    const state = { ...usual, page: 9, row: '17', pageSize: 50 as const };
    expect(withFilters(state, { name: 'Juma' })).toEqual({
      ...usual,
      pageSize: 50,
      filters: { name: 'Juma' },
    });
  });

  test('columns keep the list’s order, and the usual ones need no mention', () => {
    expect(normaliseColumns(sampleList, ['amount', 'name'])).toEqual(['name', 'amount']);
    const all = choosableColumns(sampleList).map((column) => column.field);
    expect(normaliseColumns(sampleList, all)).toContain('id');
    expect(normaliseColumns(sampleList, all.slice(0, -1))).toBeUndefined();
  });
});

const filterText = fc
  .string({ minLength: 1, maxLength: 30 })
  .filter((text) => text.trim() === text && text !== '');
const anyState: fc.Arbitrary<ListState> = fc.record({
  page: fc.integer({ min: 1, max: 100_000 }),
  pageSize: fc.constantFrom(...pageSizes),
  sort: fc.option(
    fc.record({
      field: fc.constantFrom('name', 'amount'),
      order: fc.constantFrom('asc' as const, 'desc' as const),
    }),
    { nil: undefined },
  ),
  columns: fc
    .subarray(choosableColumns(sampleList).map((column) => column.field))
    .map((fields) => normaliseColumns(sampleList, fields)),
  filters: fc.dictionary(fc.constantFrom('name', 'phone', 'amount_min', 'end_time'), filterText, {
    noNullPrototype: true,
  }),
  row: fc.option(filterText, { nil: undefined }),
});

test('[BO-21] what is written to the address is what is read from it', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const address = writeListState(sampleList, state).toString();
      expect(read(address)).toEqual(state);
    }),
    { seed: 21, numRuns: 300 },
  );
});

test('[BO-20] a page holds 10, 20, 50 or 100 rows, 10 unless chosen', () => {
  expect(pageSizes).toEqual([10, 20, 50, 100]);
  expect(read('').pageSize).toBe(10);
});
