import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { fieldsOfFilter, filtersOf } from '../definition/filters-of.ts';
import { type Column, type List, type PageSize, pageSizes } from '../definition/list.ts';
import { tabFields } from '../definition/tabs.ts';

/**
 * Everything about a list that a clerk can change lives in the address, so a list can be
 * bookmarked, sent to a colleague and walked back through with the browser's own button.
 */
export type ListState = {
  readonly page: number;
  readonly pageSize: PageSize;
  readonly sort: Sort | undefined;
  /** Fields of the shown columns, when other than the list's own. */
  readonly columns: readonly string[] | undefined;
  /** By field of the request; empty values are absent. */
  readonly filters: Readonly<Record<string, string>>;
  /** The row whose details are open. */
  readonly row: string | undefined;
};

export type Sort = { readonly field: string; readonly order: 'asc' | 'desc' };

const PAGE_MAX = 100_000;
const DIGITS = /^\d{1,6}$/;

export function choosableColumns(list: List): readonly Column[] {
  return list.columns.filter((column) => column.shown !== 'details');
}

export function usualColumns(list: List): readonly string[] {
  return choosableColumns(list)
    .filter((column) => column.shown !== 'on-demand')
    .map((column) => column.field);
}

function readPage(text: string | null): number {
  const page = text !== null && DIGITS.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), PAGE_MAX);
}

function readSort(list: List, text: string | null): Sort | undefined {
  const field = text?.replace(/^-/, '');
  const isSortable = list.columns.some((column) => column.sortable && column.field === field);
  if (!text || !field || !isSortable) return undefined;
  return { field, order: text.startsWith('-') ? 'desc' : 'asc' };
}

function sameFields(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((field, index) => field === other[index]);
}

/** Unknown names are dropped and the list's own order is kept; none at all means the usual ones. */
export function normaliseColumns(
  list: List,
  wanted: readonly string[],
): readonly string[] | undefined {
  const fields = choosableColumns(list)
    .map((column) => column.field)
    .filter((field) => wanted.includes(field));
  return fields.length === 0 || sameFields(fields, usualColumns(list)) ? undefined : fields;
}

function readFilters(list: List, address: URLSearchParams): Readonly<Record<string, string>> {
  const fields = [...filtersOf(list).flatMap(fieldsOfFilter), ...tabFields(list)];
  const values = fields.map((field) => [field, address.get(field)?.trim() ?? ''] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

/** Never fails: whatever somebody typed into the address, a usable state comes out. */
export function readListState(list: List, address: URLSearchParams): ListState {
  const columns = address.get('columns');
  return {
    page: readPage(address.get('page')),
    pageSize: pageSizes.find((size) => String(size) === address.get('size')) ?? list.pageSize,
    sort: readSort(list, address.get('sort')),
    columns: columns === null ? undefined : normaliseColumns(list, columns.split(',')),
    filters: readFilters(list, address),
    row: address.get('row') || undefined,
  };
}

/** Only what differs from the usual is written, so the plain list has a plain address. */
export function writeListState(list: List, state: ListState): URLSearchParams {
  const address = new URLSearchParams(state.filters);
  if (state.page !== 1) address.set('page', String(state.page));
  if (state.pageSize !== list.pageSize) address.set('size', String(state.pageSize));
  if (state.sort) {
    address.set('sort', `${state.sort.order === 'desc' ? '-' : ''}${state.sort.field}`);
  }
  if (state.columns) address.set('columns', state.columns.join(','));
  if (state.row) address.set('row', state.row);
  return address;
}

/** Another query is another list: it starts at its first page with no row open. */
export function withFilters(state: ListState, filters: ListState['filters']): ListState {
  return { ...state, filters, page: 1, row: undefined };
}

/** A list that is a part of a page leaves the page's own word in the address alone. */
function keepingTab(now: URLSearchParams, address: URLSearchParams): URLSearchParams {
  const tab = now.get('tab');
  if (tab) address.set('tab', tab);
  return address;
}

export type ChangeListState = (change: Partial<ListState>) => void;

export function useListState(list: List): readonly [ListState, ChangeListState] {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => readListState(list, address), [list, address]);
  const change = useCallback<ChangeListState>(
    (part) =>
      setAddress(
        (now) => keepingTab(now, writeListState(list, { ...readListState(list, now), ...part })),
        {
          // Opening a row is looking closer, not going somewhere.
          preventScrollReset: true,
        },
      ),
    [list, setAddress],
  );
  return [state, change];
}
