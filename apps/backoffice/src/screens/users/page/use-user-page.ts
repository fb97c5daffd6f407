import type { CallContent } from '@kipute/contract/registry';
import {
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { api, call } from '../../../features/wire/api.ts';
import { useBackgroundInterval } from '../../../features/wire/use-background-interval.ts';
import { useLanguage } from '../../../i18n/use-text.ts';
import { isNotFound } from '../../_detail-kit/use-detail.ts';
import { keyOfAllLists, reasonOf } from '../../_list-kit/page/use-list-page.ts';
import { useMayCall } from './page-calls.ts';
import type { TimelineEvent } from './timeline/timeline-days.ts';
import type { LinkedAccount, User } from './user-words.ts';

/** Each card of the page asks for itself, so that one that fails leaves the others alone. */
export type PartView<Content> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: string | undefined; readonly retry: () => void }
  | { readonly status: 'ready'; readonly content: Content; readonly updatedAtMs: number };

export const userKeys = {
  page: (id: string) => ['user', id] as const,
  part: (id: string, ...part: readonly unknown[]) => ['user', id, ...part] as const,
};

type Asked<Content> = {
  readonly data: Content | undefined;
  readonly error: Error | null;
  readonly dataUpdatedAt: number;
  readonly refetch: () => Promise<unknown>;
};

function viewOf<Content>({
  data,
  error,
  dataUpdatedAt,
  refetch,
}: Asked<Content>): PartView<Content> {
  if (data !== undefined) return { status: 'ready', content: data, updatedAtMs: dataUpdatedAt };
  if (!error) return { status: 'loading' };
  return { status: 'failed', reason: reasonOf(error), retry: () => void refetch() };
}

/** Silent, because a card says by itself that it failed. */
const silent = { silent: true } as const;

export const REFRESH_SECONDS = 60;

export type UserView = PartView<User> | { readonly status: 'not-found' };

export function useUser(id: string): UserView {
  const asker = useRef<'person' | 'clock'>('person');
  const query = useQuery({
    queryKey: userKeys.part(id, 'detailed'),
    queryFn: () =>
      call(
        'subscriber/detailed',
        { user_id: id },
        {
          ...silent,
          background: asker.current === 'clock',
        },
      ),
  });
  // What the page's clock asks does not keep an idle session awake.
  useBackgroundInterval(REFRESH_SECONDS, async () => {
    asker.current = 'clock';
    await query.refetch();
    asker.current = 'person';
  });
  return isNotFound(query.error) ? { status: 'not-found' } : viewOf(query);
}

export function useLinkedAccounts(id: string): readonly LinkedAccount[] {
  const mayCall = useMayCall();
  const query = useQuery({
    queryKey: userKeys.part(id, 'linked'),
    queryFn: () => call('subscriber/linked_accounts', { user_id: id }, silent),
    enabled: mayCall('subscriber/linked_accounts'),
  });
  return query.data ?? [];
}

/** Ten years: more than any account is old. */
export const ALL_DAYS = 3_660;

export function useHistory(id: string, days: number) {
  return viewOf<CallContent<'subscriber/daily_history'>>(
    useQuery({
      queryKey: userKeys.part(id, 'history', days),
      queryFn: () => call('subscriber/daily_history', { user_id: id, days }, silent),
    }),
  );
}

export type TimelineKind = TimelineEvent['kind'];
const TIMELINE_PAGE = 30;

export type TimelineView = PartView<readonly TimelineEvent[]> & {
  /** Undefined when everything is shown. */
  readonly loadOlder: (() => void) | undefined;
  readonly isLoadingOlder: boolean;
};

export function useTimeline(id: string, kind: TimelineKind | undefined): TimelineView {
  const language = useLanguage();
  const query = useInfiniteQuery({
    queryKey: userKeys.part(id, 'timeline', language, kind ?? 'all'),
    queryFn: ({ pageParam }) =>
      call(
        'subscriber/timeline',
        { user_id: id, page: pageParam, page_size: TIMELINE_PAGE, ...(kind && { kind }) },
        silent,
      ),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.length * TIMELINE_PAGE < last.count ? pages.length + 1 : undefined,
  });
  const data = query.data?.pages.flatMap(({ content }) => content);
  return {
    ...viewOf({ ...query, data }),
    loadOlder: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    isLoadingOlder: query.isFetchingNextPage,
  };
}

export function useNotes(id: string) {
  return viewOf<CallContent<'subscriber/notes'>>(
    useQuery({
      queryKey: userKeys.part(id, 'notes'),
      queryFn: () => call('subscriber/notes', { user_id: id }, silent),
    }),
  );
}

export function useUserSessions(id: string) {
  return viewOf<CallContent<'subscriber/user_sessions'>>(
    useQuery({
      queryKey: userKeys.part(id, 'sessions'),
      queryFn: () => call('subscriber/user_sessions', { user_id: id }, silent),
    }),
  );
}

/** Asked for by a click, each time anew, because each look is logged. */
export function revealPhone(id: string): Promise<string> {
  return api.subscriber.reveal_phone({ user_id: id }).then(({ phone }) => phone);
}

/** A deed may touch anything on the page and any list that shows the user. */
function refreshUser(queries: QueryClient, id: string): Promise<unknown> {
  return Promise.all([
    queries.invalidateQueries({ queryKey: userKeys.page(id) }),
    queries.invalidateQueries({ queryKey: keyOfAllLists }),
  ]);
}

export function useRefreshUser(id: string): () => Promise<unknown> {
  const queries = useQueryClient();
  return useCallback(() => refreshUser(queries, id), [queries, id]);
}

/** From how many shillings a second person decides, for those who may see the configuration. */
export function useSecondPersonFrom(): number | undefined {
  const mayCall = useMayCall();
  const query = useQuery({
    queryKey: ['office-config'],
    queryFn: () => call('office_config/inquire', {}, silent),
    enabled: mayCall('office_config/inquire'),
  });
  return query.data?.settings.balance_change_from;
}
