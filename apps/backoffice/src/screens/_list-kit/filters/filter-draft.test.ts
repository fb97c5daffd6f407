import { describe, expect, test } from 'vitest';
import { filtersOf } from '../definition/filters-of.ts';
import { sampleList } from '../fixtures/sample-list.ts';
import { cleanDraft, countSet, firstRow } from './filter-draft.ts';

const filters = filtersOf(sampleList);
const titles = (cells: number) => firstRow(filters, cells).map((filter) => filter.title.en);

describe('[BO-25] the first row of filters is always shown', () => {
  test.each([
    [1, ['Name']],
    [2, ['Name', 'Phone']],
    [3, ['Name', 'Phone']],
    [4, ['Name', 'Phone', 'Amount']],
    [6, ['Name', 'Phone', 'Amount', 'Status', 'Reported']],
    [99, ['Name', 'Phone', 'Amount', 'Status', 'Reported', 'Paid', 'Inviter']],
  ])('%d cells hold %j', (cells, expected) => {
    expect(titles(cells)).toEqual(expected);
  });

  test('a span alone is shown even where it hardly fits', () => {
    expect(firstRow(filters.slice(2, 3), 1)).toHaveLength(1);
  });

  test('filters that are set but folded away are counted', () => {
    const folded = filters.slice(3);
    expect(countSet(folded, { name: 'Asha' })).toBe(0);
    expect(countSet(folded, { start_time: 'x', end_time: 'y', status: '2' })).toBe(2);
  });

  test('a draft is trimmed and its empty fields dropped', () => {
    expect(cleanDraft({ name: ' Asha ', phone: '  ', status: '' })).toEqual({ name: 'Asha' });
  });
});
