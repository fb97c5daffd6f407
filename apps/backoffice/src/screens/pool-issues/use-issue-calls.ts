import { poolIssueStatuses } from '@kipute/contract/constants/betting/games';
import type { CallContent } from '@kipute/contract/registry';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../features/wire/api.ts';
import { keyOfDetail } from '../_detail-kit/use-detail.ts';
import { keyOfAllLists, reasonOf } from '../_list-kit/page/use-list-page.ts';
import type { Issue } from './issue-forms.ts';
import { resultsMark } from './issue-progress.ts';

export type Standing = CallContent<'pool_issue/standing'>;
export type SettlePreview = CallContent<'pool_issue/preview'>;

export type AskedView<Content> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: string | undefined; readonly retry: () => void }
  | { readonly status: 'ready'; readonly content: Content; readonly retry: () => void };

export const issueKeys = {
  all: ['pool-issue'] as const,
  standing: (issue: Issue) => ['pool-issue', 'standing', issue.id, resultsMark(issue)] as const,
  preview: (issue: Issue) => ['pool-issue', 'preview', issue.id, resultsMark(issue)] as const,
};

/** While tickets are sold or matches are played, it is looked at while it changes. */
const REFRESH_MS = 10_000;

function viewOf<Content>(query: UseQueryResult<Content>): AskedView<Content> {
  const retry = () => void query.refetch();
  if (query.data !== undefined) return { status: 'ready', content: query.data, retry };
  return query.isError
    ? { status: 'failed', reason: reasonOf(query.error), retry }
    : { status: 'loading' };
}

export function useStanding(issue: Issue): AskedView<Standing> {
  const moves: readonly number[] = [poolIssueStatuses.open.id, poolIssueStatuses.closed.id];
  return viewOf(
    useQuery({
      queryKey: issueKeys.standing(issue),
      queryFn: ({ signal }) => api.pool_issue.standing({ id: issue.id }, { signal, silent: true }),
      refetchInterval: moves.includes(issue.status) ? REFRESH_MS : false,
    }),
  );
}

/** Another result is another question, so an old preview is never shown beside new results. */
export function useSettlePreview(issue: Issue): AskedView<SettlePreview> {
  return viewOf(
    useQuery({
      queryKey: issueKeys.preview(issue),
      queryFn: ({ signal }) => api.pool_issue.preview({ id: issue.id }, { signal, silent: true }),
    }),
  );
}

/** After a deed: the page, what stands on it, and the lists that name it. */
export function useIssueChanged(): () => void {
  const client = useQueryClient();
  const changed = [keyOfDetail({ call: 'pool_issue/detailed' }), issueKeys.all, keyOfAllLists];
  return () => {
    for (const queryKey of changed) void client.invalidateQueries({ queryKey });
  };
}
