import type { CallContent, CallInput } from '@kipute/contract/registry';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../features/wire/api.ts';
import { showToast } from '../../features/wire/toasts.ts';
import { approvalsTexts } from '../../i18n/texts/approvals.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';

export type Proposal = CallContent<'approval/inquire'>[number];
export type ProposalDetail = CallContent<'approval/detailed'>;

export const views = ['for-me', 'waiting', 'mine', 'decided'] as const;
export type View = (typeof views)[number];

const keys = {
  all: ['approvals'] as const,
  list: (...question: readonly unknown[]) => ['approvals', 'list', ...question] as const,
  one: (...question: readonly unknown[]) => ['approvals', 'one', ...question] as const,
};

/** A queue is looked at while it changes. */
const REFRESH_MS = 10_000;
const LIST_MAX = 50;

type ListView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly proposals: readonly Proposal[];
      readonly count: number;
      readonly atMs: number;
    };

export function useProposals(view: View): ListView {
  const language = useLanguage();
  const query = useQuery({
    queryKey: keys.list(language, view),
    queryFn: () => api.approval.inquire({ view, page: 1, page_size: LIST_MAX }),
    refetchInterval: REFRESH_MS,
  });
  if (query.data) {
    const { content, count } = query.data;
    return { status: 'ready', proposals: content, count, atMs: query.dataUpdatedAt };
  }
  return query.isError
    ? { status: 'failed', retry: () => void query.refetch() }
    : { status: 'loading' };
}

type DetailView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly proposal: ProposalDetail; readonly atMs: number };

export function useProposal(id: string): DetailView {
  const language = useLanguage();
  const query = useQuery({
    queryKey: keys.one(language, id),
    queryFn: () => api.approval.detailed({ id }),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
  if (query.data?.id === id) {
    return { status: 'ready', proposal: query.data, atMs: query.dataUpdatedAt };
  }
  return query.isError
    ? { status: 'failed', retry: () => void query.refetch() }
    : { status: 'loading' };
}

type Decision = CallInput<'approval/decide'>;

/** Never optimistic: what became of it is what the server says. */
export function useDecide(onDone: () => void) {
  const t = useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => api.approval.decide(decision),
    onSuccess: ({ state, why_not: why }) => {
      const isDone = state === 'approved';
      const message =
        state === 'impossible'
          ? t(approvalsTexts.doneImpossible, { why })
          : t(isDone ? approvalsTexts.doneApproved : approvalsTexts.doneRefused);
      showToast({ tone: state === 'impossible' ? 'error' : 'success', message });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  });
}

export function useTakeBack(onDone: () => void) {
  const t = useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.approval.withdraw({ id }),
    onSuccess: () => {
      showToast({ tone: 'success', message: t(approvalsTexts.doneTakenBack) });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  });
}
