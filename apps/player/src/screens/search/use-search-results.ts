import { useLayoutEffect } from 'react';
import { matchCardNamed } from '../../features/matches/match-store.ts';
import { rememberSearch } from '../../features/recent-searches/recent-searches-store.ts';
import { api } from '../../features/wire/api.ts';
import type { MatchCard } from '../../ui/match/match.ts';
import type { Team } from '../../ui/team/TeamMark.tsx';
import { useTopOnChange } from '../match-list/controls/use-address-id.ts';
import { useMatchPages } from '../match-list/use-match-pages.ts';

/** Begins with the page of the address; one past the end leads back to the first, once. */
export function useSearchResults(keyWord: string, page: number) {
  const list = useMatchPages({
    name: `search ${page} ${keyWord}`,
    firstPage: page,
    pastEnd: 'restart',
    fetchPage: (request) =>
      api.atlassian.key_word_query({ ...request, key_word: keyWord }, { silent: true }),
  });
  const { view } = list;
  const isFound = view.status === 'ready';
  useTopOnChange(list.key);
  // Only what was found is worth being offered again. Kept before it is seen: who leaves at once
  // would leave before a passive effect has run.
  useLayoutEffect(() => {
    if (isFound) rememberSearch(keyWord);
  }, [isFound, keyWord]);
  const [first = []] = isFound ? view.pages : [];
  return {
    list,
    count: isFound ? view.count : 0,
    teams: foundTeams(
      first.flatMap((id) => matchCardNamed(id) ?? []),
      keyWord,
    ),
  };
}

const TEAMS_MAX = 4;

/** Teams whose own name holds the words: the ones a player may want to star. */
export function foundTeams(cards: readonly MatchCard[], keyWord: string): readonly Team[] {
  const wanted = folded(keyWord);
  const teams = new Map<string, Team>();
  for (const team of cards.flatMap(({ home, away }) => [home, away])) {
    if (folded(team.name).includes(wanted)) teams.set(team.id, team);
  }
  return [...teams.values()].slice(0, TEAMS_MAX);
}

/** Without accents and capitals, as the server compares. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
