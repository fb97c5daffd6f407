import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { api } from '../../features/wire/api.ts';
import { sportNamed } from '../match-list/controls/sport-choices.ts';
import { useListPages } from '../match-list/paging/use-list-pages.ts';

export function useLiveList() {
  const { parameters, choose } = useAddressChoice();
  const sportId = sportNamed(parameters.get('sport_id'));
  const list = useListPages({
    name: `live ${sportId}`,
    ask: (page) =>
      api.atlassian.get_rolling_ball(
        { ...page, ...(sportId !== undefined && { sport_id: sportId }) },
        { silent: true },
      ),
  });
  return { sportId, chooseSport: (id: string) => choose('sport_id', id), list };
}
