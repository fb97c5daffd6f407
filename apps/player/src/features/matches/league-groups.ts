import type { League, MatchCard } from '../../ui/match/match.ts';

export type LeagueOfMatches = { readonly league: League; readonly matchIds: readonly string[] };

/** Leagues in the order of their first match; within one the order of the list stands. */
export function groupByLeague(cards: readonly MatchCard[]): readonly LeagueOfMatches[] {
  const groups = new Map<string, { league: League; matchIds: string[] }>();
  for (const { id, league } of cards) {
    const key = league.id ?? league.name;
    const group = groups.get(key) ?? { league, matchIds: [] };
    group.matchIds.push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}
