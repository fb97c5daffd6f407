import type { BetListEntry } from '@kipute/contract/calls/matches/match-info';

/** Betting types that changed, each complete; one with an empty `market_list` is gone. */
export type MarketUpdate = { readonly types: readonly BetListEntry[]; readonly asOfMs: number };

type Listener = (update: MarketUpdate) => void;

const listenersOf = new Map<string, Set<Listener>>();

/** For the page of one match: what the socket says of its markets. */
export function onMarketUpdate(matchId: string, listener: Listener): () => void {
  const listeners = listenersOf.get(matchId) ?? new Set();
  listenersOf.set(matchId, listeners.add(listener));
  return () => {
    if (listeners.delete(listener) && listeners.size === 0) listenersOf.delete(matchId);
  };
}

export function publishMarketUpdate(matchId: string, update: MarketUpdate): void {
  for (const listener of listenersOf.get(matchId) ?? []) listener(update);
}
