import { useState } from 'react';
import { chosenMarket, keepChosenMarket } from '../../features/matches/chosen-market.ts';
import { homeMatches } from '../../features/matches/home-matches.ts';
import type { ListView } from '../../features/matches/list-question.ts';
import { useList } from '../../features/matches/use-list.ts';
import { useLayout } from '../../platform/device.ts';
import type { QuickMarket } from '../../ui/match/match.ts';
import { type HomeList, marketsShown } from './home-lists.ts';

/** Ids of the matches of one list. */
export type MatchesView = ListView<readonly string[]>;

export type Home = ReturnType<typeof useHome>;

/** Home is kept alive, so the chosen list and market are found again on the way back. */
export function useHome() {
  const layout = useLayout();
  const [list, chooseList] = useState<HomeList>('popular');
  const [market, setMarket] = useState<QuickMarket>(chosenMarket);
  const home = useList(homeMatches);
  const part = (name: 'live' | 'popular' | 'today'): MatchesView => {
    if (home.status !== 'ready') return home;
    const answer = home.answer[name];
    return answer ? { status: 'ready', answer } : { status: 'loading' };
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
