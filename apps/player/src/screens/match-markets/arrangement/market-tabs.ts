import type { MarketGroupWord } from '@kipute/contract/constants/matches/market-groups';
import type { MarketType } from './market-type.ts';

export type MarketTab = 'all' | 'favourites' | MarketGroupWord;
export type CountedTab = { readonly tab: MarketTab; readonly count: number };

/** Everything, the favourites where there are any, then each group that has markets. */
export function tabsOf(
  types: readonly MarketType[],
  favourites: ReadonlySet<number>,
): readonly CountedTab[] {
  const counts = new Map<MarketTab, number>();
  const add = (tab: MarketTab, count: number) => counts.set(tab, (counts.get(tab) ?? 0) + count);
  for (const { id, group, marketCount } of types) {
    add(group, marketCount);
    if (favourites.has(id)) add('favourites', marketCount);
  }
  const all = types.reduce((sum, { marketCount }) => sum + marketCount, 0);
  const { favourites: starred = 0, ...groups } = Object.fromEntries(counts);
  return [
    { tab: 'all', count: all },
    ...(starred > 0 ? [{ tab: 'favourites' as const, count: starred }] : []),
    ...Object.entries(groups).map(([tab, count]) => ({ tab: tab as MarketTab, count })),
  ];
}

/** What a tab holds, favourites first; everything else keeps the order of the house. */
export function typesIn(
  tab: MarketTab,
  types: readonly MarketType[],
  favourites: ReadonlySet<number>,
): readonly MarketType[] {
  const held = types.filter(({ id, group }) => {
    if (tab === 'all') return true;
    return tab === 'favourites' ? favourites.has(id) : group === tab;
  });
  return [
    ...held.filter(({ id }) => favourites.has(id)),
    ...held.filter(({ id }) => !favourites.has(id)),
  ];
}
