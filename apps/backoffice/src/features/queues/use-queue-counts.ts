import { useQuery } from '@tanstack/react-query';
import { useAdministrator } from '../permissions/administrator.tsx';
import { api } from '../wire/api.ts';
import type { QueueCount } from './queue-badge.ts';

const ASKED_EVERY_MS = 20_000;

export const queueCountsKey = ['queue-counts'] as const;

const none: readonly QueueCount[] = [];

/** Asked by the page's clock while somebody can see it; that keeps no idle session awake. */
export function useQueueCounts(): readonly QueueCount[] {
  const { id, kind } = useAdministrator();
  const { data } = useQuery({
    queryKey: [...queueCountsKey, id],
    queryFn: ({ signal }) => api.queue.counts({}, { silent: true, background: true, signal }),
    // Agents have no queues of their own.
    enabled: kind === 'administrator',
    refetchInterval: ASKED_EVERY_MS,
    refetchIntervalInBackground: false,
    retry: false,
  });
  return data ?? none;
}
