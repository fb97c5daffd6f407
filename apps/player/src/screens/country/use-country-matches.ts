import { matchCardNamed } from '../../features/matches/match-store.ts';
import { api } from '../../features/wire/api.ts';
import { useCountries } from '../../shell/navigation/places/countries.ts';
import { useAddressId, useTopOnChange } from '../match-list/controls/use-address-id.ts';
import { noSuchPlace } from '../match-list/paging/no-such-place.ts';
import { firstMatchId } from '../match-list/paging/pages-view.ts';
import { useListPages } from '../match-list/paging/use-list-pages.ts';

export function useCountryMatches() {
  const id = useAddressId('national_id');
  const country = useCountries()?.find((one) => one.id === id);
  const list = useListPages({
    name: `country ${id}`,
    ask: (page) =>
      id === undefined
        ? noSuchPlace('country-unknown')
        : api.atlassian.national_competition({ ...page, national_id: id }, { silent: true }),
  });
  useTopOnChange(list.key);
  // The matches come sooner than the countries do, and name theirs.
  const first = matchCardNamed(firstMatchId(list.view) ?? '');
  return {
    country,
    name: country?.name ?? first?.league.country,
    count: list.view.status === 'ready' ? list.view.count : 0,
    list,
  };
}
