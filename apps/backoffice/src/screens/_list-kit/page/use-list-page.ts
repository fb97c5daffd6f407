import { CallRejected } from '@kipute/api-client/call-rejected';
import type { CallInput } from '@kipute/contract/registry';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../features/wire/api.ts';
import { useBackgroundInterval } from '../../../features/wire/use-background-interval.ts';
import { useLanguage } from '../../../i18n/use-text.ts';
import { factAt } from '../../_form-kit/definition/check-field.ts';
import type { ListState } from '../address/list-state.ts';
import type { List, ListCallName, Row } from '../definition/list.ts';
import { type ReadFilters, readFilters } from '../definition/read-filters.ts';
import { pageOfWhole } from './whole-list.ts';

export type ListView =
  | { readonly status: 'loading' }
  /** Some filter makes no sense; its field says why, and nothing was asked. */
  | { readonly status: 'misasked'; readonly problems: ReadFilters['problems'] }
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

export const keyOfList = (list: Pick<List, 'call'>) => listKeys.all(list.call);

/** Whatever any list shows, after a deed that may touch several of them. */
export const keyOfAllLists = ['list'] as const;

/** Without an answer there is no reason to give but the usual one. */
export function reasonOf(fault: Error): string | undefined {
  const isSaid = fault instanceof CallRejected && fault.code !== 'network-exception';
  return isSaid ? fault.message : undefined;
}

export function useListPage(list: List, state: ListState): ListView {
  const language = useLanguage();
  const { values, problems } = readFilters(list, state.filters);
  const isClear = Object.keys(problems).length === 0;
  const request = pageRequest(list, state);
  const asker = useRef<'person' | 'clock'>('person');
  const query = useQuery({
    queryKey: listKeys.page(list.call, language, request),
    queryFn: ({ signal }) =>
      fetchRows(list.call, request, { signal, background: asker.current === 'clock' }),
    placeholderData: keepPreviousData,
    enabled: isClear,
  });
  const reload = () => void query.refetch();
  useBackgroundInterval(isClear ? list.refreshSeconds : undefined, async () => {
    asker.current = 'clock';
    await query.refetch();
    asker.current = 'person';
  });
  if (!isClear) return { status: 'misasked', problems };
  if (query.isPending) return { status: 'loading' };
  if (query.isError) return { status: 'failed', reason: reasonOf(query.error), reload };
  const page = pageOf(list, query.data, { values, state });
  return {
    status: page.rows.length === 0 ? 'empty' : 'ready',
    ...page,
    updatedAtMs: query.dataUpdatedAt,
    freshness: query.isFetching ? 'reloading' : 'fresh',
    reload,
  };
}

/** A page with the number of rows on all pages, or every row there is. */
type Answer = readonly Row[] | { readonly content: readonly Row[]; readonly count: number };
type Page = { readonly rows: readonly Row[]; readonly count: number };

function pageOf(
  list: List,
  answer: Answer,
  asked: { values: ReadFilters['values']; state: ListState },
): Page {
  if ('content' in answer) return { rows: answer.content, count: answer.count };
  return pageOfWhole(list, answer, asked);
}

type Fetching = { readonly signal: AbortSignal; readonly background?: boolean };

/** A list's request was built from its definition, which was checked against the call's input. */
async function fetchRows(
  name: ListCallName,
  request: PageRequest,
  options: Fetching,
): Promise<Answer> {
  const answer: unknown = await call(name, request as CallInput<ListCallName>, options);
  return answer as Answer;
}

/** For an export: some page of the same question, whatever page is shown. */
export async function fetchPage(
  list: List,
  request: PageRequest,
  signal: AbortSignal,
): Promise<Page> {
  const answer = await fetchRows(list.call, request, { signal });
  if ('content' in answer) return { rows: answer.content, count: answer.count };
  return { rows: answer, count: answer.length };
}

export type PageRequest = Readonly<Record<string, string | number>>;

/** Only paged calls take a page; the facts of the contract say which do. */
export const isPaged = (list: Pick<List, 'call'>): boolean =>
  factAt(list.call, 'page') !== undefined;

/** What the list is asked; a whole list is asked only for what its call can answer. */
export function pageRequest(list: List, state: ListState): PageRequest {
  const { values } = readFilters(list, state.filters);
  if (!isPaged(list)) {
    const known = Object.entries(values).filter(([field]) => factAt(list.call, field));
    return { ...Object.fromEntries(known), ...list.fixed };
  }
  const sort = state.sort && { sort_field: state.sort.field, sort_order: state.sort.order };
  return { ...values, ...sort, page: state.page, page_size: state.pageSize, ...list.fixed };
}
