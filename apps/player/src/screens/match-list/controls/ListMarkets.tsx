import type { ReactNode } from 'react';
import type { QuickMarket } from '../../../ui/match/match.ts';
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
