import type { ListState, Sort } from '../address/list-state.ts';
import { filtersOf } from '../definition/filters-of.ts';
import type { Filter, List, Row } from '../definition/list.ts';
import type { ReadFilters } from '../definition/read-filters.ts';

/** A list that its call answers whole is filtered, sorted and cut into pages here. */
export function pageOfWhole(
  list: List,
  rows: readonly Row[],
  { values, state }: { values: ReadFilters['values']; state: ListState },
): { readonly rows: readonly Row[]; readonly count: number } {
  const filters = filtersOf(list);
  const fitting = rows.filter((row) => filters.every((filter) => fits(filter, row, values)));
  const sorted = state.sort ? fitting.toSorted(inOrder(state.sort)) : fitting;
  const start = (state.page - 1) * state.pageSize;
  return { rows: sorted.slice(start, start + state.pageSize), count: fitting.length };
}

function fits(filter: Filter, row: Row, values: ReadFilters['values']): boolean {
  if (!('field' in filter)) return true;
  const wanted = values[filter.field];
  // A field that only the request knows was answered by the server.
  if (wanted === undefined || !(filter.field in row)) return true;
  const value = row[filter.field];
  if (filter.kind === 'text' || filter.kind === 'phone') {
    return String(value ?? '')
      .toLowerCase()
      .includes(String(wanted).toLowerCase());
  }
  return String(value) === String(wanted);
}

type Sortable = string | number | boolean | null | undefined;

function comparable(value: unknown): Sortable {
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name);
  return value as Sortable;
}

/** Numbers by size, words by letters, what is missing last in either order. */
function inOrder({ field, order }: Sort): (one: Row, other: Row) => number {
  const sign = order === 'asc' ? 1 : -1;
  return (one, other) => {
    const [left, right] = [comparable(one[field]), comparable(other[field])];
    if (left === right) return 0;
    if (left === null || left === undefined) return 1;
    if (right === null || right === undefined) return -1;
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
    return sign * String(left).localeCompare(String(right));
  };
}
