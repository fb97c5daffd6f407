import { marketsBeside } from '../../features/matches/chosen-market.ts';
import type { Layout } from '../../platform/device.ts';
import { type QuickMarket, quickMarkets } from '../../ui/match/match.ts';

/** A phone has room for the chosen market; a desktop shows it first, others beside it. */
export function marketsInLists(layout: Layout, chosen: QuickMarket): readonly QuickMarket[] {
  if (layout === 'phone') return [chosen];
  const beside = marketsBeside();
  return [chosen, ...beside.filter((market) => market !== chosen)].slice(0, beside.length);
}

/** Betting-type numbers of the wire, by which a league is fetched with one market. */
const classifications = {
  winner: 69,
  doubleChance: 9,
  bothScore: 76,
  overUnder: 47,
} as const satisfies Record<QuickMarket, number>;

export const classificationOf = (market: QuickMarket): number => classifications[market];

/** An address may name a market by its number; every other number means 1X2 (default 69). */
export function marketOfClassification(text: string | null): QuickMarket | undefined {
  return quickMarkets.find((market) => String(classifications[market]) === text);
}
