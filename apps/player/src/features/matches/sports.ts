import type { CallContent } from '@kipute/contract/registry';
import { type Query, query } from '../query/query.ts';
import { queryCache } from '../query/query-cache.ts';
import { useQueryData } from '../query/use-query-data.ts';
import { api } from '../wire/api.ts';

export type Sport = CallContent<'atlassian/quick_navigation'>[number];

const REFETCH_INTERVAL_MS = 60_000;
const DAYS_CACHED = 8;

const sportsQueries = queryCache<Query<Sport[]>>(DAYS_CACHED);

/** Sports of the house that have matches, all or of a day; undefined until they are known. */
export function useSports(date?: string): readonly Sport[] | undefined {
  return useQueryData(
    sportsQueries(date ?? '', () =>
      query({
        queryFn: () =>
          api.atlassian.quick_navigation(date === undefined ? {} : { date }, { silent: true }),
        refetchInterval: REFETCH_INTERVAL_MS,
      }),
    ),
  );
}
