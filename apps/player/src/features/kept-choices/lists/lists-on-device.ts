import { forget, keep, readKept, readKeptJson } from '../../../platform/device-storage.ts';
import { quickMarkets } from '../../../ui/match/match.ts';
import { favouritesIn } from '../../favourites/favourite.ts';
import { MARKET_KEY } from '../../matches/chosen-market.ts';
import { searchesIn } from '../../recent-searches/recent-searches.ts';
import { bettingTypesIn } from './betting-types-in.ts';
import { BETTING_TYPES_KEY, FAVOURITES_KEY, SEARCHES_KEY } from './kept-keys.ts';
import type { ShownLists } from './shown-lists.ts';

export const listKeys: ReadonlySet<string> = new Set([
  FAVOURITES_KEY,
  SEARCHES_KEY,
  BETTING_TYPES_KEY,
  MARKET_KEY,
]);

export function readLists(): ShownLists {
  const market = readKept(MARKET_KEY);
  return {
    favourites: listIn(FAVOURITES_KEY, favouritesIn),
    searches: listIn(SEARCHES_KEY, searchesIn),
    market: quickMarkets.find((known) => known === market),
    bettingTypes: listIn(BETTING_TYPES_KEY, bettingTypesIn),
  };
}

function listIn<List>(key: string, read: (kept: unknown) => List): List | undefined {
  const kept = readKeptJson(key);
  return kept === null ? undefined : read(kept);
}

export function showLists(lists: ShownLists): void {
  replace(FAVOURITES_KEY, JSON.stringify(lists.favourites));
  replace(SEARCHES_KEY, JSON.stringify(lists.searches));
  replace(BETTING_TYPES_KEY, JSON.stringify(lists.bettingTypes));
  replace(MARKET_KEY, lists.market);
}

/** The lists of this page hear of it as those of other tabs do. */
function replace(key: string, text: string | undefined): void {
  if (readKept(key) === (text ?? null)) return;
  if (text === undefined) forget(key);
  else keep(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
