import { CallRejected } from '@kipute/api-client/call-rejected';
import type { CallInput } from '@kipute/contract/registry';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../features/wire/api.ts';
import { useLanguage } from '../../../i18n/use-text.ts';
import type { ListState } from '../address/list-state.ts';
import type { List, PagedCallName, Row } from '../definition/list.ts';
import { type PageRequest, pageRequest } from './page-request.ts';

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
