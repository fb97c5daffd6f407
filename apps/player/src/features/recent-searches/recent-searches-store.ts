import { createKeptCell } from '../kept-choices/lists/kept-cell.ts';
import { SEARCHES_KEY } from '../kept-choices/lists/kept-keys.ts';
import { useCell } from '../store/cell.ts';
import { searchesIn, withSearch } from './recent-searches.ts';

const searches = createKeptCell(SEARCHES_KEY, searchesIn);

export function useRecentSearches(): readonly string[] {
  return useCell(searches);
}

export function rememberSearch(keyWord: string): void {
  searches.set(withSearch(searches.latest(), keyWord));
}

/** An empty list is kept, because a missing one would not say that the player wanted it so. */
export function forgetSearches(): void {
  searches.set([]);
}
