import { CallRejected } from '@kipute/api-client/call-rejected';
import type { CallInput } from '@kipute/contract/registry';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../features/wire/api.ts';
import { useBackgroundInterval } from '../../features/wire/use-background-interval.ts';
import { useLanguage } from '../../i18n/use-text.ts';
import type { Row } from '../_list-kit/definition/list.ts';
import { reasonOf } from '../_list-kit/page/use-list-page.ts';
import type { Detail } from './detail.ts';

export type DetailView =
  | { readonly status: 'loading' }
  /** It does not exist, or is not this reader's to see; nobody is told which (BO-58). */
  | { readonly status: 'not-found' }
  | { readonly status: 'failed'; readonly reason: string | undefined; readonly reload: () => void }
  | {
      readonly status: 'ready';
      readonly content: Row;
      readonly updatedAtMs: number;
      readonly reload: () => void;
    };

export const keyOfDetail = ({ call: name }: Pick<Detail, 'call'>) => ['detail', name] as const;

const NOT_FOUND = /(-unknown|not-found)$/;

export const isNotFound = (fault: unknown): boolean =>
  fault instanceof CallRejected &&
  (NOT_FOUND.test(fault.code) || fault.code === 'parameter-invalid');

export function useDetail(detail: Detail, id: string): DetailView {
  const language = useLanguage();
  const asker = useRef<'person' | 'clock'>('person');
  const query = useQuery({
    queryKey: [...keyOfDetail(detail), language, id],
    queryFn: ({ signal }) =>
      call(detail.call, detail.input(id) as CallInput<typeof detail.call>, {
        signal,
        silent: true,
        background: asker.current === 'clock',
      }) as Promise<unknown>,
    placeholderData: keepPreviousData,
  });
  const reload = () => void query.refetch();
  useBackgroundInterval(detail.refreshSeconds, async () => {
    asker.current = 'clock';
    await query.refetch();
    asker.current = 'person';
  });
  if (query.isError && isNotFound(query.error)) return { status: 'not-found' };
  if (query.isError) return { status: 'failed', reason: reasonOf(query.error), reload };
  if (query.isPending || query.isPlaceholderData) return { status: 'loading' };
  return {
    status: 'ready',
    content: query.data as Row,
    updatedAtMs: query.dataUpdatedAt,
    reload,
  };
}
