import type { ListState } from '../address/list-state.ts';
import { fieldsOfFilter } from '../definition/filters-of.ts';
import type { Filter } from '../definition/list.ts';
import type { ReadFilters } from '../definition/read-filters.ts';

/** What every control of a filter is handed. */
export type FilterFieldProps = {
  filter: Filter;
  draft: ListState['filters'];
  problems: ReadFilters['problems'];
  onChange: (part: Readonly<Record<string, string>>) => void;
};

type Values = ListState['filters'];

/** A span needs the room of two. */
export function cellsOf(filter: Filter): 1 | 2 {
  return 'field' in filter ? 1 : 2;
}

/** As many filters as fit one row, at least one. */
export function firstRow(filters: readonly Filter[], cells: number): readonly Filter[] {
  let used = 0;
  const end = filters.findIndex((filter) => {
    used += cellsOf(filter);
    return used > cells;
  });
  return end < 0 ? filters : filters.slice(0, Math.max(end, 1));
}

/** How many of these filters narrow the list: a folded row must not hide that it does. */
export function countSet(filters: readonly Filter[], values: Values): number {
  return filters.filter((filter) => fieldsOfFilter(filter).some((field) => values[field])).length;
}

export function cleanDraft(draft: Values): Values {
  const trimmed = Object.entries(draft).map(([field, text]) => [field, text.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, text]) => text !== ''));
}
