import { useLayoutEffect } from 'react';
import { matchCardNamed } from '../../features/matches/match-store.ts';
import { rememberSearch } from '../../features/recent-searches/recent-searches-store.ts';
import { api } from '../../features/wire/api.ts';
import { useTopOnChange } from '../match-list/controls/use-address-id.ts';
import { useListPages } from '../match-list/paging/use-list-pages.ts';
import { foundTeams } from './found-teams.ts';

/** Begins with the page of the address; one past the end leads back to the first, once. */
export function useSearchResults(keyWord: string, page: number) {
  const list = useListPages({
    name: `search ${page} ${keyWord}`,
    firstPage: page,
    pastEnd: 'restart',
    ask: (request) =>
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
