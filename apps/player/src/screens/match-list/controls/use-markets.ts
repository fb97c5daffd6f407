import { useState } from 'react';
import { chosenMarket, keepChosenMarket } from '../../../features/matches/chosen-market.ts';
import { useLayout } from '../../../platform/device.ts';
import type { QuickMarket } from '../../../ui/match/match.ts';
import { marketsInLists } from '../markets-in-lists.ts';

/** The market pressed last, and the markets every tile of the list shows. */
export function useMarkets(named?: QuickMarket) {
  const layout = useLayout();
  const [chosen, setChosen] = useState<QuickMarket>(() => named ?? chosenMarket());
  return {
    chosen,
    choose: (market: QuickMarket) => {
      keepChosenMarket(market);
      setChosen(market);
    },
    markets: marketsInLists(layout, chosen),
  };
}
