import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { serverNowMs } from '../../features/clock/server-clock.ts';
import { type Query, query } from '../../features/query/query.ts';
import { queryCache } from '../../features/query/query-cache.ts';
import { useQueryData } from '../../features/query/use-query-data.ts';
import { api } from '../../features/wire/api.ts';
import { sportNamed } from '../match-list/controls/sport-choices.ts';
import { useMatchPages } from '../match-list/use-match-pages.ts';
import { type Calendar, dayNamed, daysFrom } from './days.ts';

/** The day and the sport stand in the address; each pair of them is a list of its own. */
export function useUpcoming() {
  const { parameters, choose } = useAddressChoice();
  const sportId = sportNamed(parameters.get('sport_id'));
  const days = daysFrom(serverNowMs(), useCalendar(sportId));
  const day = dayNamed(parameters.get('date'), days);
  const list = useMatchPages({
    name: `upcoming ${day} ${sportId}`,
    fetchPage: (page) =>
      api.atlassian.ready_start(
        {
          ...page,
          ...(day !== undefined && { date: day }),
          ...(sportId !== undefined && { sport_id: sportId }),
        },
        { silent: true },
      ),
  });
  return { days, day, sportId, choose, list };
}

const REFETCH_INTERVAL_MS = 60_000;
const SPORTS_CACHED = 20;

const calendarQueries = queryCache<Query<Calendar>>(SPORTS_CACHED);

/** How many matches each day has, of one sport or of all. */
function useCalendar(sportId: number | undefined): Calendar | undefined {
  const request = sportId === undefined ? {} : { sport_id: sportId };
  return useQueryData(
    calendarQueries(String(sportId), () =>
      query({
        queryFn: () => api.atlassian.get_calendar(request, { silent: true }),
        refetchInterval: REFETCH_INTERVAL_MS,
      }),
    ),
  );
}
