import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageIn } from '../../../platform/fixtures/storage-in.ts';
import { searchesIn } from '../../recent-searches/recent-searches.ts';
import { createKeptCell } from './kept-cell.ts';
import { readLists, showLists } from './lists-on-device.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal(
    'StorageEvent',
    class extends Event {
      readonly key: string;
      constructor(type: string, { key }: { key: string }) {
        super(type);
        this.key = key;
      }
    },
  );
  vi.stubGlobal('localStorage', storageIn(storage));
});
afterEach(() => vi.unstubAllGlobals());

const lists = {
  favourites: [{ kind: 'team', id: '7', name: 'Simba SC' }],
  searches: ['simba'],
  market: 'overUnder',
  bettingTypes: [69],
} as const;

test('[KEEP-26] an open page shows what the account brought', () => {
  const searches = createKeptCell('searches', searchesIn);
  let told = 0;
  searches.listen(() => {
    told += 1;
  });
  const before = told;
  showLists(lists);
  expect([searches.get(), told - before]).toEqual([['simba'], 1]);
  showLists(lists);
  expect(told - before).toBe(1);
});

test('[KEEP-26] lists are read as they were shown, and a market that was not chosen is forgotten', () => {
  showLists(lists);
  expect(readLists()).toEqual(lists);
  showLists({ ...lists, market: undefined });
  expect(storage.has('market')).toBe(false);
});

test('[KEEP-25] a list that was never kept is none, an empty one is empty', () => {
  storage.set('searches', '[]');
  expect(readLists()).toEqual({
    favourites: undefined,
    searches: [],
    market: undefined,
    bettingTypes: undefined,
  });
});

test('[KEEP-26] a change here starts from what another tab kept since', () => {
  const searches = createKeptCell('searches', searchesIn);
  storage.set('searches', '["yanga"]');
  searches.set(['simba', ...searches.latest()]);
  expect(storage.get('searches')).toBe('["simba","yanga"]');
});
