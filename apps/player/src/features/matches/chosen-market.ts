import { keep, readKept } from '../../platform/device-storage.ts';
import { type QuickMarket, quickMarkets } from '../../ui/match/match.ts';

export const MARKET_KEY = 'market';

/** The market whose pill was pressed last on this device. */
export function chosenMarket(): QuickMarket {
  const kept = readKept(MARKET_KEY);
  return quickMarkets.find((market) => market === kept) ?? 'winner';
}

export function keepChosenMarket(market: QuickMarket): void {
  keep(MARKET_KEY, market);
}

const sideBySide: readonly QuickMarket[] = ['winner', 'overUnder', 'bothScore', 'doubleChance'];
const ALL_FROM_PX = 1600;

/** What a desktop shows beside each other: three markets, on the widest screens all four. */
export function marketsBeside(windowPx = globalThis.innerWidth): readonly QuickMarket[] {
  return sideBySide.slice(0, windowPx >= ALL_FROM_PX ? 4 : 3);
}
