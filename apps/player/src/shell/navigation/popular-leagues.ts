import { rowsOf } from '@kipute/contract/constants/choice';
import { defaultPopularLeagues as leagues } from '@kipute/contract/constants/content/popular-leagues';
import { POPULAR_LEAGUES_DEFAULT_MS } from '@kipute/contract/constants/timing';
import type { CallContent } from '@kipute/contract/registry';
import { flagOf } from '../../features/matches/flag-of.ts';
import { leaguePath } from '../../features/matches/league-path.ts';
import { query } from '../../features/query/query.ts';
import { useQueryData } from '../../features/query/use-query-data.ts';
import { api } from '../../features/wire/api.ts';
import type { FlagCode } from '../../ui/sprite/flag-codes.ts';
import { searchPath } from './search-path.ts';

export type PopularLeague = {
  readonly title: string;
  readonly country?: string;
  readonly flag: FlagCode | undefined;
  readonly picture?: string | undefined;
  readonly path: string;
  /** Undefined until the server has counted them. */
  readonly matches: number | undefined;
};

type Listed = CallContent<'popular/inquire'>[number];

const REFETCH_INTERVAL_MS = 10 * 60_000;

const leagueFlags = {
  euro: 'EU',
  'premier-league': 'GB-ENG',
  'copa-america': 'AR',
  'la-liga': 'ES',
  bundesliga: 'DE',
  'serie-a': 'IT',
  'ligue-1': 'FR',
} as const satisfies Record<keyof typeof leagues, FlagCode>;

/** Shown until the server names the leagues it wants in front (SHELL-07). */
export const defaultPopularLeagues = rowsOf(leagues)
  .map(([word, { en, sorting }]) => ({
    title: en,
    flag: leagueFlags[word],
    path: searchPath(en),
    matches: undefined,
    sorting,
  }))
  .sort((one, other) => other.sorting - one.sorting);

const popularLeaguesQuery = query({
  queryFn: fetchLeagues,
  refetchInterval: REFETCH_INTERVAL_MS,
});

export function usePopularLeagues(): readonly PopularLeague[] {
  return useQueryData(popularLeaguesQuery)?.map(popularLeagueOf) ?? defaultPopularLeagues;
}

/** The defaults stand for the first 200 ms; the lists of matches are fetched meanwhile. */
async function fetchLeagues(): Promise<readonly Listed[]> {
  await new Promise((resolve) => setTimeout(resolve, POPULAR_LEAGUES_DEFAULT_MS));
  return api.popular.inquire({ data_only: true, show_status: 1 }, { silent: true });
}

const UPLOADED = /^\/files\/\w+\.webp$/;

/** The office writes a picture or a country's letters as the icon; leagues of old keep their flags. */
export function popularLeagueOf(listed: Listed): PopularLeague {
  const { title, country, icon, associated, match_num: matches } = listed;
  const [leagueId] = associated.split('#');
  const flag = defaultPopularLeagues.find((league) => league.title === title)?.flag;
  return {
    title,
    ...(country && { country }),
    flag: flagOf(icon || (flag ?? '')),
    picture: UPLOADED.test(icon) ? icon.replace('.', '-480.') : undefined,
    path: leagueId ? leaguePath(leagueId) : searchPath(title),
    matches,
  };
}

/** Countries that players here look for first. */
export const defaultCountries = [
  'TZ',
  'GB-ENG',
  'ES',
  'IT',
  'DE',
  'FR',
  'KE',
  'UG',
  'ZA',
  'EG',
] as const satisfies readonly FlagCode[];
