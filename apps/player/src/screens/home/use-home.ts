import { useState } from 'react';
import { chosenMarket, keepChosenMarket } from '../../features/matches/chosen-market.ts';
import { homeQuery } from '../../features/matches/queries.ts';
import type { QueryState } from '../../features/query/query.ts';
import { useTransitionState } from '../../features/query/use-query-data.ts';
import { useLayout } from '../../platform/device.ts';
import type { QuickMarket } from '../../ui/match/match.ts';
import { type HomeList, marketsShown } from './home-lists.ts';

/** Ids of the matches of one list. */
export type MatchesView = QueryState<readonly string[]>;

export type Home = ReturnType<typeof useHome>;

/** Home stays mounted, so the chosen list and market are found again on the way back. */
export function useHome() {
  const layout = useLayout();
  const [list, chooseList] = useState<HomeList>('popular');
  const [market, setMarket] = useState<QuickMarket>(chosenMarket);
  const home = useTransitionState(homeQuery);
  const part = (name: 'live' | 'popular' | 'today'): MatchesView => {
    if (home.status !== 'ready') return home;
    const data = home.data[name];
    return data ? { status: 'ready', data } : { status: 'loading' };
  };
  return {
    live: part('live'),
    popular: part('popular'),
    today: part('today'),
    list,
    chooseList,
    market,
    chooseMarket: (chosen: QuickMarket) => {
      keepChosenMarket(chosen);
      setMarket(chosen);
    },
    markets: marketsShown(layout, market),
  };
}
