import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { flagOf } from '../../features/matches/flag-of.ts';
import { matchCardNamed } from '../../features/matches/match-store.ts';
import { api } from '../../features/wire/api.ts';
import { useCountries } from '../../shell/navigation/places/countries.ts';
import { leagueWithId } from '../../shell/navigation/places/places.ts';
import type { League } from '../../ui/match/match.ts';
import { useAddressId, useTopOnChange } from '../match-list/controls/use-address-id.ts';
import { useMarkets } from '../match-list/controls/use-markets.ts';
import { classificationOf, marketOfClassification } from '../match-list/markets-in-lists.ts';
import { firstMatchId, type MatchPagesState, unknownPlace } from '../match-list/match-pages.ts';
import { useMatchPages } from '../match-list/use-match-pages.ts';

export function useLeague() {
  const id = useAddressId('competition_id');
  const { parameters } = useAddressChoice();
  const market = useMarkets(marketOfClassification(parameters.get('selected_classification')));
  const selected_classification = classificationOf(market.chosen);
  const list = useMatchPages({
    name: `league ${id} ${selected_classification}`,
    fetchPage: (page) =>
      id === undefined
        ? unknownPlace('competition-unknown')
        : api.atlassian.league_search_query_new(
            { ...page, competition_id: id, selected_classification },
            { silent: true },
          ),
  });
  useTopOnChange(id ?? '');
  return { id, league: useNamedLeague(id, list.view), market, list };
}

/** The matches name their league; one without matches may still be known by the countries. */
function useNamedLeague(id: string | undefined, view: MatchPagesState) {
  const place = leagueWithId(useCountries() ?? [], id ?? '');
  const first = matchCardNamed(firstMatchId(view) ?? '');
  const league: League | undefined =
    first?.league ??
    (place && {
      id: place.league.id,
      name: place.league.name,
      country: place.country.name,
      flag: flagOf(place.country.alpha2),
    });
  return league && { ...league, countryId: place?.country.id };
}
