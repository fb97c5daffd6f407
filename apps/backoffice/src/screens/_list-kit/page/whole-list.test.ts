import { describe, expect, test } from 'vitest';
import { readListState } from '../address/list-state.ts';
import type { List } from '../definition/list.ts';
import { readFilters } from '../definition/read-filters.ts';
import { isPaged, pageRequest } from './use-list-page.ts';
import { pageOfWhole } from './whole-list.ts';

const title = { en: 'Title', sw: 'Kichwa' };

const areaCodes: List = {
  call: 'area_code/inquire',
  rowKey: 'area_code',
  rowName: (row) => String(row.name_en),
  pageSize: 10,
  filters: [],
  actions: [],
  columns: [
    { kind: 'text', field: 'name_en', title, filter: 'name_en', sortable: true },
    { kind: 'count', field: 'sort', title, sortable: true },
    { kind: 'flag', field: 'show', title, filter: 'show' },
  ],
};

const rows = [
  { area_code: '255', name_en: 'Tanzania', sort: 10, show: 1 },
  { area_code: '254', name_en: 'Kenya', sort: 9, show: 0 },
  { area_code: '256', name_en: 'Uganda', sort: null, show: 1 },
];

function shown(address: string) {
  const state = readListState(areaCodes, new URLSearchParams(address));
  const { values } = readFilters(areaCodes, state.filters);
  const page = pageOfWhole(areaCodes, rows, { values, state });
  return [page.rows.map(({ name_en }) => name_en), page.count];
}

describe('[BO-60] a list that its call answers whole is paged, sorted and filtered here', () => {
  test.each([
    ['', ['Tanzania', 'Kenya', 'Uganda'], 3],
    ['sort=name_en', ['Kenya', 'Tanzania', 'Uganda'], 3],
    ['sort=sort', ['Kenya', 'Tanzania', 'Uganda'], 3],
    ['sort=-sort', ['Tanzania', 'Kenya', 'Uganda'], 3],
    ['name_en=AN', ['Tanzania', 'Uganda'], 2],
    ['show=1&sort=-name_en', ['Uganda', 'Tanzania'], 2],
    ['page=2', [], 3],
  ])('%s', (address, names, count) => {
    expect(shown(address)).toEqual([names, count]);
  });

  test('it is asked once: neither page nor order nor its own filters are sent', () => {
    const state = readListState(areaCodes, new URLSearchParams('page=2&sort=sort&show=1'));
    expect(isPaged(areaCodes)).toBe(false);
    expect(pageRequest(areaCodes, state)).toEqual({});
  });
});
