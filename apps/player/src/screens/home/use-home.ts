import { useState } from 'react';
import { useLayout } from '../../features/platform/device.ts';
import type { QuickMarket } from '../../ui/match/match.ts';
import { type HomeList, marketsShown } from './home-lists.ts';

/** Home is kept alive, so the chosen list and market are found again on the way back. */
export function useHome() {
  const layout = useLayout();
  const [list, chooseList] = useState<HomeList>('popular');
  const [market, chooseMarket] = useState<QuickMarket>('winner');
  return { list, chooseList, market, chooseMarket, markets: marketsShown(layout, market) };
}
