import type { CallContent } from '@kipute/contract/registry';
import { query } from '../../../features/query/query.ts';
import { useQueryData } from '../../../features/query/use-query-data.ts';
import { api } from '../../../features/wire/api.ts';

export type Sport = CallContent<'atlassian/quick_navigation'>[number];

const REFETCH_INTERVAL_MS = 60_000;

const sportsQuery = query({
  queryFn: () => api.atlassian.quick_navigation({}, { silent: true }),
  refetchInterval: REFETCH_INTERVAL_MS,
});

/** Sports of the house that have matches; undefined until the server has named them. */
export function useSports(): readonly Sport[] | undefined {
  return useQueryData(sportsQuery);
}
