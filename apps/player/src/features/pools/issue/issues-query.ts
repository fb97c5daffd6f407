import type { PoolGame } from '@kipute/domain/pools/pool-pick';
import { useSyncExternalStore } from 'react';
import { isSavingData } from '../../data-saver/data-saver.ts';
import { type Query, query } from '../../query/query.ts';
import { api } from '../../wire/api.ts';
import { type Issue, poolPages } from './pool.ts';
import { onTicketNews } from './pool-news.ts';

const REFETCH_MS = { plain: 5_000, saving: 15_000 } as const;

export const poolRefetchMs = (): number => REFETCH_MS[isSavingData() ? 'saving' : 'plain'];

function issuesOf(game: PoolGame): Query<readonly Issue[]> {
  const issues: Query<readonly Issue[]> = query<readonly Issue[]>({
    queryFn: () => api.guessing_bet_type.inquire({ id: poolPages[game].id }, { silent: true }),
    refetchInterval: poolRefetchMs,
    // What this player buys grows the pool.
    onMount: () => onTicketNews(() => issues.refetch()),
  });
  return issues;
}

/** Issues of a game: asked again every five seconds while somebody looks (POL-120). */
export const issueQueries = {
  jackpot: issuesOf('jackpot'),
  'lucky-six': issuesOf('lucky-six'),
} as const satisfies Record<PoolGame, Query<readonly Issue[]>>;

export type IssuesView =
  | { readonly status: 'loading' | 'empty' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      /** On sale, or else the one that waits for its results. */
      readonly issue: Issue;
      readonly waiting: readonly Issue[];
    };

const ON_SALE = 2;

export function useIssues(game: PoolGame): IssuesView {
  const { subscribe, state, refetch } = issueQueries[game];
  const known = useSyncExternalStore(subscribe, state, state);
  if (known.status === 'failed') return { status: 'failed', retry: refetch };
  if (known.status === 'loading') return { status: 'loading' };
  return issuesView(known.data);
}

export function issuesView(issues: readonly Issue[]): IssuesView {
  const issue = issues.find(({ status }) => status === ON_SALE) ?? issues[0];
  if (!issue) return { status: 'empty' };
  return { status: 'ready', issue, waiting: issues.filter(({ status }) => status !== ON_SALE) };
}
