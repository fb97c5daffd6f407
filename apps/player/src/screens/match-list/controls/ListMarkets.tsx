import type { ReactNode } from 'react';
import { isFootball, type QuickMarket } from '../../../ui/match/match.ts';
import { MarketMenu } from './MarketMenu.tsx';
import { MarketPills } from './MarketPills.tsx';
import { useMarkets } from './use-markets.ts';

type ListMarketsProps = { children: (markets: readonly QuickMarket[]) => ReactNode };

/** The market pills above a list. */
export function ListMarkets({ children }: ListMarketsProps) {
  const { chosen, choose, markets } = useMarkets();
  return (
    <>
      <MarketPills chosen={chosen} choose={choose} />
      {children(markets)}
    </>
  );
}

/**
 * For a list with days or sports above it, where the choice stands in the heading; other sports than
 * football have the winner and nothing else.
 */
export function useHeadingMarkets(sportId: number | undefined) {
  const { chosen, choose, markets } = useMarkets();
  const menu = isFootball(sportId) ? <MarketMenu chosen={chosen} choose={choose} /> : null;
  return { menu, markets };
}
