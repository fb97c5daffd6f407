import { HOME_REFRESH_COOL_DOWN_MS } from '@kipute/contract/constants/timing';
import { isSavingData, whenDataSaverChanges } from '../data-saver/data-saver.ts';
import { type Query, type QueryOptions, query } from '../query/query.ts';
import { markOddsFresh, REFETCH_MS, socketStatus } from './staleness.ts';

const active = new Set<{ readonly refetch: () => void }>();

/** After a reconnection: what was missed in between is made up for. */
export function refetchOdds(): void {
  for (const { refetch } of active) refetch();
}

/**
 * A polled query whose data carries odds. The socket carries every price, so with it the query is
 * polled only for matches that joined or left. A refetch is ignored while one runs and for 500 ms
 * after it (BRW-20).
 */
export function oddsQuery<Data>(
  options: Pick<QueryOptions<Data>, 'queryFn' | 'initialData'>,
): Query<Data> {
  const self: Query<Data> = query({
    ...options,
    refetchInterval,
    // The socket spares the refetches, not the first response: a failure is retried soon.
    retryInterval: REFETCH_MS.away,
    dedupeInterval: HOME_REFRESH_COOL_DOWN_MS,
    onSuccess: markOddsFresh,
    onMount: () => {
      active.add(self);
      const leave = [socketStatus.listen(self.reschedule), whenDataSaverChanges(self.reschedule)];
      return () => {
        active.delete(self);
        for (const each of leave) each();
      };
    },
  });
  return self;
}

function refetchInterval(): number {
  return isSavingData() ? REFETCH_MS.saving : REFETCH_MS[socketStatus.get()];
}
