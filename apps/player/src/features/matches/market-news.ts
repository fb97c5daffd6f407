import type { BetListEntry } from '@kipute/contract/calls/matches/match-info';

/** Betting types that changed, each complete; one with an empty `market_list` is gone. */
export type MarketNews = { readonly types: readonly BetListEntry[]; readonly saidAtMs: number };

type Reader = (news: MarketNews) => void;

const readersOf = new Map<string, Set<Reader>>();

/** For the page of one match: what the socket says of its markets. */
export function whenMarketsChange(matchId: string, reader: Reader): () => void {
  const readers = readersOf.get(matchId) ?? new Set();
  readersOf.set(matchId, readers.add(reader));
  return () => {
    if (readers.delete(reader) && readers.size === 0) readersOf.delete(matchId);
  };
}

export function tellMarkets(matchId: string, news: MarketNews): void {
  for (const reader of readersOf.get(matchId) ?? []) reader(news);
}
