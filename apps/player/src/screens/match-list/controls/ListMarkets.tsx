import type { ReactNode } from 'react';
import type { QuickMarket } from '../../../ui/match/match.ts';
import { MarketPills } from './MarketPills.tsx';
import { useMarkets } from './use-markets.ts';

type ListMarketsProps = {
  sportId?: number | undefined;
  children: (markets: readonly QuickMarket[]) => ReactNode;
};

const winnerOnly: readonly QuickMarket[] = ['winner'];

/** The market pills above a list; other sports than football have the winner and nothing else. */
export function ListMarkets({ sportId, children }: ListMarketsProps) {
  const { chosen, choose, markets } = useMarkets();
  if (!hasQuickMarkets(sportId)) return children(winnerOnly);
  return (
    <>
      <MarketPills chosen={chosen} choose={choose} />
      {children(markets)}
    </>
  );
}

const FOOTBALL_ID = 1;

/** Double chance, both score and goals are markets of football. */
export function hasQuickMarkets(sportId: number | undefined): boolean {
  return sportId === undefined || sportId === FOOTBALL_ID;
}
