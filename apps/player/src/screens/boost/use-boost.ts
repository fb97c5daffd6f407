import type { MatchInfo } from '@kipute/contract/calls/matches/match-info';
import { oddsQuery } from '../../features/live-odds/odds-query.ts';
import {
  evictOldMatches,
  storeMatches,
  storeOutcomes,
} from '../../features/matches/match-store.ts';
import { api } from '../../features/wire/api.ts';
import { useMatchPages } from '../match-list/use-match-pages.ts';

/** As many popular matches as there usually are; the best of them are shown on one page. */
const LOOKED_AT = 30;

export type RaisedSelection = {
  readonly id: string;
  readonly matchId: string;
  /** Both teams. */
  readonly match: string;
  readonly market: string;
  readonly name: string;
  readonly startsAtMs: number;
};

/** More than a page of them nobody looks through. */
const RAISED_MAX = 30;

export const raisedOddsQuery = oddsQuery<readonly RaisedSelection[]>({
  queryFn: async () => {
    const requestedAtMs = Date.now();
    const asked = api.atlassian.boosted_match({ page: 1, page_size: RAISED_MAX }, { silent: true });
    const { content } = await asked;
    storeMatches(content, requestedAtMs);
    storeOutcomes(content.flatMap(outcomesOf), requestedAtMs);
    evictOldMatches();
    return content.flatMap(raisedSelectionsOf);
  },
});

const outcomesOf = ({ bet_list }: Pick<MatchInfo, 'bet_list'>) =>
  bet_list.flatMap(({ market_list }) => market_list.flatMap(({ outcome_list }) => outcome_list));

/** Of each match the selections with a raised price, in the order of its markets. */
function raisedSelectionsOf(match: MatchInfo): readonly RaisedSelection[] {
  return outcomesOf(match).flatMap(({ id_card, name, market_name, boost }) =>
    boost
      ? {
          id: id_card,
          ...{ name, market: market_name, matchId: match.id },
          match: `${match.team_home} – ${match.team_away}`,
          startsAtMs: Date.parse(match.startTime),
        }
      : [],
  );
}

export function useTwoUp() {
  return useMatchPages({
    name: 'two up',
    fetchPage: (page) => api.atlassian.up_goal_match(page, { silent: true }),
  });
}

export function useBestFavourites() {
  return useMatchPages({
    name: 'best favourites',
    fetchPage: async () => {
      const asked = api.atlassian.popular_list({ page: 1, page_size: LOOKED_AT }, { silent: true });
      const content = bestPricedFavourites((await asked).content);
      return { content, count: content.length };
    },
  });
}

/** Below this a favourite pays nothing worth naming; above it nobody is the favourite any more. */
const FAVOURITE_ODDS = { least: 1.2, most: 2.2 } as const;
const SHOWN_MAX = 10;

/** Of each match the team that is expected to win; those that pay most for it stand first. */
export function bestPricedFavourites(matches: readonly MatchInfo[]): readonly MatchInfo[] {
  return matches
    .map((match) => ({ match, odds: favouriteOdds(match) }))
    .filter(({ odds }) => odds >= FAVOURITE_ODDS.least && odds <= FAVOURITE_ODDS.most)
    .sort((one, other) => other.odds - one.odds)
    .slice(0, SHOWN_MAX)
    .map(({ match }) => match);
}

/** 0 when one of the two cannot be bet on: then nobody can tell who the favourite is. */
function favouriteOdds({ way_3: { W1, W2 } }: MatchInfo): number {
  const isSold = (statusId: number | undefined) => statusId === 1 || statusId === 2;
  if (!W1 || !W2 || !isSold(W1.statusId) || !isSold(W2.statusId)) return 0;
  return Math.min(W1.odds, W2.odds);
}
