import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAdministrator } from '../permissions/administrator.tsx';
import { api } from '../wire/api.ts';
import { refreshAdministrator } from '../wire/queries.ts';
import type { QueueCount } from './queue-badge.ts';

/** So long a page may offer what its role has lost, when nobody touches it (BO-110). */
const ASKED_EVERY_MS = 10_000;

export const queueCountsKey = ['queue-counts'] as const;

const none: readonly QueueCount[] = [];

/**
 * Asked by the page's clock while somebody can see it; that keeps no idle session awake. The answer
 * also says whether the rights of the role are those that the page knows.
 */
export function useQueueCounts(): readonly QueueCount[] {
  const { id, kind, rights } = useAdministrator();
  const { data } = useQuery({
    queryKey: [...queueCountsKey, id],
    queryFn: ({ signal }) => api.queue.counts({}, { silent: true, background: true, signal }),
    // Agents have no queues of their own.
    enabled: kind === 'administrator',
    refetchInterval: ASKED_EVERY_MS,
    refetchIntervalInBackground: false,
    retry: false,
  });
  const told = data?.rights;
  useEffect(() => {
    if (told !== undefined && told !== rights) refreshAdministrator();
  }, [told, rights]);
  return data?.counts ?? none;
}
