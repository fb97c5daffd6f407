import type { CallInput } from '@kipute/contract/registry';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataAge } from '../../features/keys/keys-store.ts';
import { api } from '../../features/wire/api.ts';
import { proposalIn, tellProposed } from '../../features/wire/proposed.ts';
import { showToast } from '../../features/wire/toasts.ts';
import { queueTexts } from '../../i18n/texts/withdrawal-queue.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import type { Queue } from './queue-words.ts';

const QUEUE = 'withdrawal-queue';
/** Others work in the same queue: whose a row is must be true within seconds. */
const REFRESH_SECONDS = 4;

type QueueView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly queue: Queue;
      readonly atMs: number;
      readonly refresh: () => void;
    };

export function useQueue(): QueueView {
  const language = useLanguage();
  const query = useQuery({
    queryKey: [QUEUE, 'rows', language],
    queryFn: () => api.withdraw.inquire_queue(),
    refetchInterval: REFRESH_SECONDS * 1000,
    placeholderData: keepPreviousData,
  });
  useDataAge(query.data && query.dataUpdatedAt, REFRESH_SECONDS);
  const refresh = () => void query.refetch();
  if (query.data) {
    return { status: 'ready', queue: query.data, atMs: query.dataUpdatedAt, refresh };
  }
  return query.isError ? { status: 'failed', retry: refresh } : { status: 'loading' };
}

export function useCase(serial_number: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: [QUEUE, 'case', language, serial_number],
    queryFn: () => api.withdraw.inquire_case({ serial_number }),
  });
}

type Decision = CallInput<'withdraw/update'>;

/** What clerks do to a row. Never optimistic: whose it is says the server. */
export function useQueueDeeds(onTaken: (serial: string) => void, onDecided: () => void) {
  const t = useText();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: [QUEUE] });
  const claim = useMutation({
    mutationFn: (serial_number: string) => api.withdraw.claim({ serial_number }),
    onSettled,
  });
  const release = useMutation({
    mutationFn: (serial_number: string) => api.withdraw.release({ serial_number }),
    onSettled,
  });
  const takeNext = useMutation({
    mutationFn: () => api.withdraw.take_next(),
    onSuccess: (taken) => {
      if (taken) onTaken(taken.serial_number);
      else showToast({ tone: 'success', message: t(queueTexts.nothingFree) });
    },
    onSettled,
  });
  const decide = useMutation({
    mutationFn: (decision: Decision) => api.withdraw.update(decision),
    onSuccess: (content, { decision }) => {
      const proposalId = proposalIn(content);
      const isApproved = decision === 'approved';
      if (proposalId !== undefined) tellProposed(t, proposalId);
      else {
        const message = t(isApproved ? queueTexts.done : queueTexts.doneRefused);
        showToast({ tone: 'success', message });
      }
      onDecided();
    },
    onSettled,
  });
  return { claim, release, takeNext, decide };
}

export type QueueDeeds = ReturnType<typeof useQueueDeeds>;
