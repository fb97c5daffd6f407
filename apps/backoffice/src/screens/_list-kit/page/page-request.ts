import type { ListState } from '../address/list-state.ts';
import { parseTypedMoney } from '../definition/answers.ts';
import { filtersOf } from '../definition/filters-of.ts';
import type { Filter, List, SingleFilter } from '../definition/list.ts';

export type PageRequest = Readonly<Record<string, string | number>>;

type Values = ListState['filters'];

const DIGITS_ONLY = /^\d{1,19}$/;

function readInstant(text: string): string | undefined {
  const epochMs = Date.parse(text);
  return Number.isNaN(epochMs) ? undefined : new Date(epochMs).toISOString();
}

function readSingle(filter: SingleFilter, text: string): string | number | undefined {
  switch (filter.kind) {
    case 'text':
      return text;
    case 'id':
      return DIGITS_ONLY.test(text) ? text : undefined;
    case 'phone':
      return text.replace(/[^\d]/g, '') || undefined;
    case 'flag':
      return text === '0' || text === '1' ? Number(text) : undefined;
    case 'choice':
      return Object.values(filter.choices).find((choice) => String(choice.id) === text)?.id;
  }
}

function entriesOf(filter: Filter, values: Values): readonly (readonly [string, unknown])[] {
  if ('field' in filter) {
    const text = values[filter.field];
    return text === undefined ? [] : [[filter.field, readSingle(filter, text)]];
  }
  const read = filter.kind === 'period' ? readInstant : parseTypedMoney;
  return [filter.from, filter.to].map((field) => [field, read(values[field] ?? '')]);
}

/** A filter value that means nothing is left out rather than sent to be refused. */
export function pageRequest(list: List, state: ListState): PageRequest {
  const entries = filtersOf(list).flatMap((filter) => entriesOf(filter, state.filters));
  const filters = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  const sort = state.sort && { sort_field: state.sort.field, sort_order: state.sort.order };
  return { ...filters, ...sort, page: state.page, page_size: state.pageSize };
}
