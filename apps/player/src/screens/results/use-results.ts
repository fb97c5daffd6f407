import type { CallContent } from '@kipute/contract/registry';
import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { type Query, query } from '../../features/query/query.ts';
import { queryCache } from '../../features/query/query-cache.ts';
import { useQueryData } from '../../features/query/use-query-data.ts';
import { api } from '../../features/wire/api.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { sportNamed } from '../match-list/controls/sport-choices.ts';
import { WORDS_MAX } from './ResultSearch.tsx';

type ResultDays = CallContent<'atlassian/result_days'>;

const REFETCH_INTERVAL_MS = 60_000;
const PLACES_CACHED = 20;

const dayQueries = queryCache<Query<ResultDays>>(PLACES_CACHED);

/** What is chosen stands in the address; a search is one of all days and sports. */
export function useResults() {
  const { parameters, choose } = useAddressChoice();
  const words = (parameters.get('key_word') ?? '').trim().slice(0, WORDS_MAX);
  const isSearch = words !== '';
  const sportId = isSearch ? undefined : sportNamed(parameters.get('sport_id'));
  const day = isSearch ? undefined : dayNamed(parameters.get('date'));
  const places = useResultDays(sportId, day);
  const days = places?.day_list ?? [];
  return { days, sports: places?.sport_list ?? [], day, sportId, words, choose };
}

/** Nonsense names no day. */
function dayNamed(text: string | null): string | undefined {
  const isDay = text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay ? text : undefined;
}

function useResultDays(sportId: number | undefined, date: string | undefined) {
  const request = {
    ...(sportId !== undefined && { sport_id: sportId }),
    ...(date !== undefined && { date }),
  };
  return useQueryData(
    dayQueries(`${currentLanguage()} ${sportId} ${date}`, () =>
      query({
        queryFn: () => api.atlassian.result_days(request, { silent: true }),
        refetchInterval: REFETCH_INTERVAL_MS,
      }),
    ),
  );
}
