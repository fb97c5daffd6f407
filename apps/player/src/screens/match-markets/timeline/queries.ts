import type { CallContent } from '@kipute/contract/registry';
import { useEffect, useRef } from 'react';
import { setBall } from '../../../features/live-feed/balls.ts';
import { type Query, query } from '../../../features/query/query.ts';
import { queryCache } from '../../../features/query/query-cache.ts';
import { useQueryData } from '../../../features/query/use-query-data.ts';
import { api } from '../../../features/wire/api.ts';

export type Statistics = CallContent<'atlassian/statistics'>;
export type Widget = CallContent<'atlassian/get_widget'>;
export type Incident = Widget['incident_list'][number];

const REFETCH_INTERVAL_MS = 30_000;
const MATCHES_CACHED = 12;

const statisticsQueries = queryCache<Query<Statistics>>(MATCHES_CACHED);
const widgetQueries = queryCache<Query<Widget>>(MATCHES_CACHED);

/** Counts of the match, polled while something shows them and refetched after each goal. */
export function useStatistics(id: string, score?: string): Statistics | undefined {
  const statistics = statisticsQueries(id, () =>
    polled(() => api.atlassian.statistics({ id }, { silent: true })),
  );
  return useRefetchedAfterGoal(statistics, score);
}

/** What happened, the pressure of each minute, and where the ball is, which the socket goes on telling. */
export function useWidget(id: string, score?: string): Widget | undefined {
  const widget = widgetQueries(id, () =>
    polled(async () => {
      const widget = await api.atlassian.get_widget({ id }, { silent: true });
      setBall({ id, ball: widget.ball });
      return widget;
    }),
  );
  return useRefetchedAfterGoal(widget, score);
}

function polled<Data>(queryFn: () => Promise<Data>): Query<Data> {
  return query({ queryFn, refetchInterval: REFETCH_INTERVAL_MS });
}

function useRefetchedAfterGoal<Data>(polledQuery: Query<Data>, score: string | undefined) {
  const known = useRef(score);
  useEffect(() => {
    if (known.current === score) return;
    known.current = score;
    polledQuery.refetch();
  }, [polledQuery, score]);
  return useQueryData(polledQuery);
}

/** Of a match that is long over the provider keeps the score alone: no count is not nought. */
export function isCounted({ part_list: _, ...counts }: Statistics): boolean {
  return Object.values(counts).some(({ home, away }) => home + away > 0);
}
