import { describe, expect, test } from 'vitest';
import { readListState } from '../_list-kit/address/list-state.ts';
import { filtersOf } from '../_list-kit/definition/filters-of.ts';
import { pageRequest } from '../_list-kit/page/use-list-page.ts';
import { logsList } from './logs-list.ts';

describe('[BO-32] logs are found by time, type, user id and text', () => {
  test('the filters', () => {
    expect(filtersOf(logsList).map(({ kind, title }) => [kind, title.en])).toEqual([
      ['period', 'Time'],
      ['choice', 'Type'],
      ['id', 'User id'],
      ['text', 'Content'],
    ]);
  });

  test('and the question they make', () => {
    const address = new URLSearchParams({
      start_time: '2026-02-01T00:00:00.000Z',
      end_time: '2026-02-02T00:00:00.000Z',
      type: '9',
      user_id: '1001',
      content: 'TypeError',
      page: '2',
    });
    expect(pageRequest(logsList, readListState(logsList, address))).toEqual({
      start_time: '2026-02-01T00:00:00.000Z',
      end_time: '2026-02-02T00:00:00.000Z',
      type: 9,
      user_id: '1001',
      content: 'TypeError',
      page: 2,
      page_size: 20,
    });
  });
});
