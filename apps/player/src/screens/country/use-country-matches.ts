import { matchCardNamed } from '../../features/matches/match-store.ts';
import { api } from '../../features/wire/api.ts';
import { useCountries } from '../../shell/navigation/places/countries.ts';
import { useAddressId, useTopOnChange } from '../match-list/controls/use-address-id.ts';
import { firstMatchId, unknownPlace } from '../match-list/match-pages.ts';
import { useMatchPages } from '../match-list/use-match-pages.ts';

export function useCountryMatches() {
  const id = useAddressId('national_id');
  const country = useCountries()?.find((one) => one.id === id);
  const list = useMatchPages({
    name: `country ${id}`,
    fetchPage: (page) =>
      id === undefined
        ? unknownPlace('country-unknown')
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
