import { isFootball } from '../../../ui/match/match.ts';
import { MarketMenu } from './MarketMenu.tsx';
import { useMarkets } from './use-markets.ts';

/**
 * For a list with days or sports above it, where the choice stands in the heading; other sports than
 * football have the winner and nothing else.
 */
export function useHeadingMarkets(sportId: number | undefined) {
  const { chosen, choose, markets } = useMarkets();
  const menu = isFootball(sportId) ? <MarketMenu chosen={chosen} choose={choose} /> : null;
  return { menu, markets };
}
