import type { CallContent } from '@kipute/contract/registry';
import { query } from '../../../features/query/query.ts';
import { useQueryData } from '../../../features/query/use-query-data.ts';
import { api } from '../../../features/wire/api.ts';

export type Country = CallContent<'atlassian/screening'>['country_list'][number];
export type CountryLeague = Country['competition_list'][number];

/** Only the numbers of matches change, and nobody waits for those. */
const REFETCH_INTERVAL_MS = 2 * 60_000;

export const countriesQuery = query({
  queryFn: async () => (await api.atlassian.screening({}, { silent: true })).country_list,
  refetchInterval: REFETCH_INTERVAL_MS,
});

/** Countries with matches, their leagues below them; undefined until the server has named them. */
export function useCountries(): readonly Country[] | undefined {
  return useQueryData(countriesQuery);
}
