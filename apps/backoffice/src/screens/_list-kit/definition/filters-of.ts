import type { Column, Filter, List } from './list.ts';

const filterKindOf = {
  text: 'text',
  'long-text': 'text',
  id: 'id',
  phone: 'phone',
  count: 'text',
  percent: 'text',
  flag: 'flag',
  person: 'id',
  computed: 'text',
} as const;

function filterOfColumn(column: Column): readonly Filter[] {
  const { filter, title, kind } = column;
  if (filter === undefined) return [];
  if (typeof filter === 'object') {
    return [{ kind: kind === 'money' ? 'money-range' : 'period', title, ...filter }];
  }
  if (kind === 'status') {
    return [{ kind: 'choice', title, field: filter, choices: column.choices ?? {} }];
  }
  if (kind === 'word') return [{ kind, title, field: filter, words: column.words ?? {} }];
  if (kind === 'money' || kind === 'instant') return [];
  return [{ kind: filterKindOf[kind], title, field: filter }];
}

/** The columns' filters in the columns' order, then those the list adds. */
export function filtersOf(list: Pick<List, 'columns' | 'filters'>): readonly Filter[] {
  return [...list.columns.flatMap(filterOfColumn), ...list.filters];
}

export function fieldsOfFilter(filter: Filter): readonly string[] {
  return 'field' in filter ? [filter.field] : [filter.from, filter.to];
}
