import { expect, test } from 'vitest';
import { typesAbout } from '../markets/MarketSearch.tsx';
import { tabsOf, typesIn } from './market-tabs.ts';
import type { MarketType } from './market-type.ts';

const type = (id: number, said: Partial<MarketType> = {}): MarketType => ({
  ...{ id, name: `Soko ${id}`, note: null, group: 'main', marketCount: 1, sections: [] },
  ...said,
});
const types = [
  type(1, { marketCount: 3 }),
  type(2),
  type(3, { group: 'goals', marketCount: 5, name: 'Jumla ya magoli' }),
  type(4, {
    group: 'players',
    name: 'Mfungaji',
    sections: [
      {
        ...{ key: '1', title: 'Kipindi cha kwanza', words: '', heads: [], columns: 2 },
        rows: [{ key: '1', cells: [{ selectionId: '1', sign: 'Lukas Müller', words: '' }] }],
      },
    ],
  }),
];
const none: ReadonlySet<number> = new Set();
const ids = (some: readonly MarketType[]) => some.map(({ id }) => id);

test('[MPG-01] all, then each group that has markets, with their number', () => {
  expect(tabsOf(types, none)).toEqual([
    { tab: 'all', count: 10 },
    { tab: 'main', count: 4 },
    { tab: 'goals', count: 5 },
    { tab: 'players', count: 1 },
  ]);
});

test('[MPG-01] favourites have a tab once there are any on this match', () => {
  expect(tabsOf(types, new Set([3, 99]))[1]).toEqual({ tab: 'favourites', count: 5 });
  expect(ids(typesIn('favourites', types, new Set([3, 99])))).toEqual([3]);
});

test('[MPG-03] favourites stand first, the others keep their order', () => {
  expect(ids(typesIn('all', types, new Set([3])))).toEqual([3, 1, 2, 4]);
  expect(ids(typesIn('main', types, new Set([2])))).toEqual([2, 1]);
});

const searches = [
  ['', [1, 2, 3, 4]],
  ['  ', [1, 2, 3, 4]],
  ['MAGOLI', [3]],
  ['muller', [4]],
  ['kwanza mfungaji', [4]],
  ['kwanza magoli', []],
  ['x'.repeat(500), []],
] as const;

test.each(searches)('[MPG-02] “%s” finds %j', (typed, found) => {
  expect(ids(typesAbout(types, typed))).toEqual(found);
});
