import { type QuickMarket, quickMarkets } from '../../ui/match/match.ts';
import { keep, readKept } from '../platform/device-storage.ts';

export const MARKET_KEY = 'market';

/** The market whose pill was pressed last on this device. */
export function chosenMarket(): QuickMarket {
  const kept = readKept(MARKET_KEY);
  return quickMarkets.find((market) => market === kept) ?? 'winner';
}

export function keepChosenMarket(market: QuickMarket): void {
  keep(MARKET_KEY, market);
}
