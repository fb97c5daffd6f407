import { fieldsOfFilter } from './filters-of.ts';
import type { Column, List } from './list.ts';

export type FixedFilter = Readonly<Record<string, string | number>>;

function withoutFilter(column: Column, fixed: FixedFilter): Column {
  const { filter, ...rest } = column;
  const fields = typeof filter === 'object' ? [filter.from, filter.to] : [filter ?? ''];
  if (!fields.some((field) => field in fixed)) return column;
  // Every row says the same there, and the page it stands on says it already.
  return rest.field in fixed ? { ...rest, shown: 'details' } : rest;
}

/** The same list about one thing: the filter that says which is neither shown nor changed (BO-57). */
export function fixedList(list: List, fixed: FixedFilter): List {
  return {
    ...list,
    columns: list.columns.map((column) => withoutFilter(column, fixed)),
    filters: list.filters.filter(
      (filter) => !fieldsOfFilter(filter).some((field) => field in fixed),
    ),
    fixed: { ...list.fixed, ...fixed },
  };
}
