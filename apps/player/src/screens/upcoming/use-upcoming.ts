import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { serverNowMs } from '../../features/clock/server-clock.ts';
import { api } from '../../features/wire/api.ts';
import { sportNamed } from '../match-list/controls/sport-choices.ts';
import { useListPages } from '../match-list/paging/use-list-pages.ts';
import { useCalendar } from './calendar.ts';
import { dayNamed, daysFrom } from './days.ts';

/** The day and the sport stand in the address; each pair of them is a list of its own. */
export function useUpcoming() {
  const { parameters, choose } = useAddressChoice();
  const sportId = sportNamed(parameters.get('sport_id'));
  const days = daysFrom(serverNowMs(), useCalendar(sportId));
  const day = dayNamed(parameters.get('date'), days);
  const list = useListPages({
    name: `upcoming ${day} ${sportId}`,
    ask: (page) =>
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
