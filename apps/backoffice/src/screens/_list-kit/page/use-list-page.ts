import { CallRejected } from '@kipute/api-client/call-rejected';
import type { CallInput } from '@kipute/contract/registry';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../features/wire/api.ts';
import { useLanguage } from '../../../i18n/use-text.ts';
import { parseTypedMoney } from '../../_form-kit/definition/typed-money.ts';
import type { ListState } from '../address/list-state.ts';
import { filtersOf } from '../definition/filters-of.ts';
import type { Filter, List, PagedCallName, Row, SingleFilter } from '../definition/list.ts';

export type ListView =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly reason: string | undefined;
      readonly reload: () => void;
    }
  | {
      readonly status: 'empty' | 'ready';
      readonly rows: readonly Row[];
      /** On all pages. */
      readonly count: number;
      readonly updatedAtMs: number;
      /** The rows answer an older question while the newer one is on its way. */
      readonly freshness: 'fresh' | 'reloading';
      readonly reload: () => void;
    };

const listKeys = {
  all: (call: string) => ['list', call] as const,
  page: (call: string, ...question: readonly unknown[]) => ['list', call, ...question] as const,
};

export const keyOfList = (list: List) => listKeys.all(list.call);

/** Without an answer there is no reason to give but the usual one. */
function reasonOf(fault: Error): string | undefined {
  const isSaid = fault instanceof CallRejected && fault.code !== 'network-exception';
  return isSaid ? fault.message : undefined;
}

export function useListPage(list: List, state: ListState): ListView {
  const language = useLanguage();
  const request = pageRequest(list, state);
  const query = useQuery({
    queryKey: listKeys.page(list.call, language, request),
    queryFn: () => fetchPage(list.call, request),
    placeholderData: keepPreviousData,
  });
  const reload = () => void query.refetch();
  if (query.isPending) return { status: 'loading' };
  if (query.isError) return { status: 'failed', reason: reasonOf(query.error), reload };
  return {
    status: query.data.rows.length === 0 ? 'empty' : 'ready',
    ...query.data,
    updatedAtMs: query.dataUpdatedAt,
    freshness: query.isFetching ? 'reloading' : 'fresh',
    reload,
  };
}

type Page = { readonly rows: readonly Row[]; readonly count: number };

/** A list's request was built from its definition, which was checked against the call's input. */
async function fetchPage(name: PagedCallName, request: PageRequest): Promise<Page> {
  const { content, count } = await call(name, request as CallInput<PagedCallName>);
  return { rows: content, count };
}

type PageRequest = Readonly<Record<string, string | number>>;

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
