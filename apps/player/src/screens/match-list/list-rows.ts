import { eatDayOf } from '@kipute/domain/odds/eat-days';
import { groupByLeague } from '../../features/matches/league-groups.ts';
import { matchCardNamed } from '../../features/matches/match-store.ts';
import type { League, MatchCard } from '../../ui/match/match.ts';

/** A list of many leagues has a heading for each, a list of one league a heading for each day. */
export type Grouping = 'league' | 'day';

type Heading =
  | { readonly of: 'league'; readonly league: League }
  | { readonly of: 'day'; readonly date: string; readonly league: League };

export type ListRow =
  | { readonly kind: 'heading'; readonly key: string; readonly heading: Heading }
  | {
      readonly kind: 'match';
      readonly key: string;
      readonly matchId: string;
      /** Rounds the corners of the card that the rows of one group make together. */
      readonly place: 'first' | 'inner' | 'last' | 'only';
    };

type Group = { readonly heading: Heading; readonly matchIds: readonly string[] };

export function listRows(
  pages: readonly (readonly string[])[],
  grouping: Grouping,
): readonly ListRow[] {
  const cards = pages.map((ids) => ids.flatMap((id) => matchCardNamed(id) ?? []));
  return rowsOfCards(cards, grouping);
}

/**
 * Matches are grouped within each page only: one that comes later never slips in above what the
 * player is looking at. A group that goes on over the page's edge keeps one heading.
 */
export function rowsOfCards(
  pages: readonly (readonly MatchCard[])[],
  grouping: Grouping,
): readonly ListRow[] {
  const groups: { heading: Heading; matchIds: string[] }[] = [];
  for (const { heading, matchIds } of pages.flatMap((cards) => groupsOf[grouping](cards))) {
    const before = groups[groups.length - 1];
    if (before && nameOf(before.heading) === nameOf(heading)) before.matchIds.push(...matchIds);
    else groups.push({ heading, matchIds: [...matchIds] });
  }
  return groups.flatMap(rowsOfGroup);
}

const groupsOf: Readonly<Record<Grouping, (cards: readonly MatchCard[]) => readonly Group[]>> = {
  league: (cards) =>
    groupByLeague(cards).map(({ league, matchIds }) => ({
      heading: { of: 'league', league },
      matchIds,
    })),
  day: (cards) => {
    const days = new Map<string, { heading: Heading; matchIds: string[] }>();
    for (const { id, startsAtMs, league } of cards) {
      const date = eatDayOf(startsAtMs);
      const day = days.get(date) ?? { heading: { of: 'day', date, league }, matchIds: [] };
      days.set(date, { ...day, matchIds: [...day.matchIds, id] });
    }
    return [...days.values()];
  },
};

const nameOf = (heading: Heading): string =>
  heading.of === 'day' ? heading.date : (heading.league.id ?? heading.league.name);

function rowsOfGroup({ heading, matchIds }: Group): readonly ListRow[] {
  return [
    { kind: 'heading', key: `before ${matchIds[0]}`, heading },
    ...matchIds.map((matchId, index) => ({
      kind: 'match' as const,
      key: matchId,
      matchId,
      place: placeIn(matchIds.length, index),
    })),
  ];
}

function placeIn(length: number, index: number): 'first' | 'inner' | 'last' | 'only' {
  if (length === 1) return 'only';
  if (index === 0) return 'first';
  return index === length - 1 ? 'last' : 'inner';
}
