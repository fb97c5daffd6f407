import type { Country, CountryLeague } from './countries.ts';

/** Every match of one country (route `/national_competition`). */
export function countryPath(countryId: string): string {
  return `/national_competition?national_id=${countryId}`;
}

/** The leagues under a country (route `/competition_search`). */
export function leaguesPath(countryId: string): string {
  return `/competition_search?competition_id=${countryId}`;
}

export function leagueWithId(
  countries: readonly Country[],
  id: string,
): { readonly country: Country; readonly league: CountryLeague } | undefined {
  for (const country of countries) {
    const league = country.competition_list.find((one) => one.id === id);
    if (league) return { country, league };
  }
  return undefined;
}

/** The country an id names, by its own number or by that of one of its leagues. */
export function countryNamedBy(countries: readonly Country[], id: string): Country | undefined {
  return countries.find((country) => country.id === id) ?? leagueWithId(countries, id)?.country;
}

/** How many matches there are in all countries together. */
export function matchesIn(countries: readonly Country[]): number {
  return countries.reduce((sum, country) => sum + country.match_num, 0);
}
