import type { MatchInfo } from '@kipute/contract/calls/matches/match-info';
import type { CallContent } from '@kipute/contract/registry';
import { currentLanguage } from '../../i18n/i18n.ts';
import { readKeptJson } from '../../platform/device-storage.ts';
import { oddsQuery } from '../live-odds/odds-query.ts';
import { markOddsStale } from '../live-odds/staleness.ts';
import type { Query } from '../query/query.ts';
import { queryCache } from '../query/query-cache.ts';
import { api } from '../wire/api.ts';
import { evictOldMatches, storeMatches } from './match-store.ts';
import { pageSize } from './page-size.ts';

export type HomeResponse = CallContent<'atlassian/popular_events'>;

/** Ids of the matches of home, list by list. */
export type HomeMatches = {
  /** Unknown with the cache of an earlier visit: what was live then has moved on. */
  readonly live: readonly string[] | undefined;
  readonly today: readonly string[];
  readonly popular: readonly string[];
};

let latest: { readonly response: HomeResponse; readonly atMs: number } | undefined;

/** Home stays mounted, and so does its data: coming back shows it at once. */
export const homeQuery = oddsQuery<HomeMatches>({
  queryFn: async () => {
    const atMs = Date.now();
    const response = await api.atlassian.popular_events({}, { silent: true });
    latest = { response, atMs };
    const lists = homeMatchesOf(response, atMs);
    evictOldMatches();
    return lists;
  },
  initialData: () => {
    const cached = cachedHome(Date.now());
    return cached && { ...homeMatchesOf(cached, 0), live: undefined };
  },
});

/** As the server wrote it, for the cache of the next visit. */
export const latestHome = () => latest;

function homeMatchesOf(response: HomeResponse, asOfMs: number): HomeMatches {
  return {
    live: storeMatches(response.home_roll_ball, asOfMs),
    today: storeMatches(response.to_day_popular_match, asOfMs),
    popular: storeMatches(response.popular_match, asOfMs),
  };
}

export type CachedHome = {
  readonly atMs: number;
  readonly language: string;
  readonly home: HomeResponse;
};

/** The number changes with the shape of what is cached. */
export const HOME_STORAGE_KEY = 'home.1';
const HOME_TTL_MS = 30 * 60_000;

/** For a quick return: nothing after half an hour or in another language; its odds are stale. */
export function cachedHome(nowMs: number): HomeResponse | undefined {
  const cached = readKeptJson(HOME_STORAGE_KEY) as CachedHome | null;
  if (!cached || nowMs - cached.atMs > HOME_TTL_MS) return undefined;
  if (cached.language !== currentLanguage()) return undefined;
  const isAhead = ({ startTime }: MatchInfo) => Date.parse(startTime) > nowMs;
  const popular = cached.home.popular_match.filter(isAhead);
  if (popular.length === 0) return undefined;
  markOddsStale();
  return {
    home_roll_ball: [],
    to_day_popular_match: cached.home.to_day_popular_match.filter(isAhead),
    popular_match: popular,
  };
}

const DAYS_CACHED = 8;
const upcomingQueries = queryCache<Query<readonly string[]>>(DAYS_CACHED);

/** Not begun, soonest first; of a day in East Africa (`2026-11-14`) that is named, by league. */
export function upcomingQuery(day?: string): Query<readonly string[]> {
  return upcomingQueries(day ?? '', () =>
    oddsQuery({
      queryFn: async () => {
        const requestedAtMs = Date.now();
        const request = { page: 1, page_size: pageSize(), ...(day !== undefined && { date: day }) };
        const { content } = await api.atlassian.ready_start(request, { silent: true });
        const ids = storeMatches(content, requestedAtMs);
        evictOldMatches();
        return ids;
      },
    }),
  );
}
