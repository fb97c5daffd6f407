import type { BoostMark } from '@kipute/contract/calls/matches/match-info';
import { createKeyedStore, useKeyedStore } from '../store/keyed-store.ts';

/** What a selection costs and whether it is sold at this moment. */
export type Offer = {
  readonly offerId: string;
  readonly oddsThousandths: number;
  /** Of the betting-offer statuses: 1 and 2 can be bet on. */
  readonly status: number;
  readonly isLive: boolean;
  /** Only while its price is raised, in the words of the wire. */
  readonly boost?: BoostMark | undefined;
};

export type LivePrice = Offer & {
  readonly moved?: 'up' | 'down';
  /** Counts the moves, so that each of them flashes anew. */
  readonly moves: number;
};

type Entry = { readonly price: LivePrice; readonly asOfMs: number };

/** How long the arrow stays beside the number. */
export const ARROW_MS = 4_000;
/** A long evening of scrolling must not fill a small phone's memory. */
const PRICES_MAX = 20_000;
const BETTABLE_STATUS_MAX = 2;

const prices = createKeyedStore<Entry>();

export function priceOf(selectionId: string): LivePrice | undefined {
  return prices.get(selectionId)?.price;
}

/** When the server said it. */
export const priceSaidAtMs = (selectionId: string): number | undefined =>
  prices.get(selectionId)?.asOfMs;

export const listenToPrice = prices.listen;

/** Whether a button or a pick shows it. */
export const isPriceShown = prices.hasListeners;

type PriceListener = (selectionId: string, price: LivePrice) => void;
const listenersToAll = new Set<PriceListener>();

/** Every price that is set, shown or not. */
export function listenToAllPrices(listener: PriceListener): () => void {
  listenersToAll.add(listener);
  return () => void listenersToAll.delete(listener);
}

export function usePrice(selectionId: string): LivePrice | undefined {
  return useKeyedStore(prices, selectionId, priceOf);
}

export function isBettable({ offerId, oddsThousandths, status }: Offer): boolean {
  return offerId !== '' && oddsThousandths > 0 && status >= 1 && status <= BETTABLE_STATUS_MAX;
}

/** A price older than what is known, such as that of a response that was overtaken, is dropped. */
export function setPrice(selectionId: string, offer: Offer, asOfMs: number): void {
  const before = prices.get(selectionId);
  if (before && before.asOfMs > asOfMs) return;
  const price = priceAfter(before?.price, offer);
  prices.set(selectionId, { price, asOfMs });
  for (const listener of listenersToAll) listener(selectionId, price);
  if (price.moved && price !== before?.price) {
    setTimeout(hideArrow, ARROW_MS, selectionId, price.moves);
  }
}

/** The same object when nothing changed, so that nothing is drawn. */
function priceAfter(before: LivePrice | undefined, offer: Offer): LivePrice {
  if (before && isSameOffer(before, offer)) return before;
  const moved = moveBetween(before, offer);
  const moves = (before?.moves ?? 0) + (moved ? 1 : 0);
  return { ...offer, ...(moved && { moved }), moves };
}

/** After a list has come: prices that are on no screen any more are evicted. */
export function evictOldPrices(): void {
  prices.evictTo(PRICES_MAX);
}

function hideArrow(selectionId: string, moves: number): void {
  const entry = prices.get(selectionId);
  if (entry?.price.moves !== moves) return;
  const { moved: _, ...resting } = entry.price;
  prices.set(selectionId, { ...entry, price: resting });
}

/** A price that was closed in between has not moved: nobody saw where from. */
function moveBetween(before: LivePrice | undefined, after: Offer): 'up' | 'down' | undefined {
  if (!before || !isBettable(before) || !isBettable(after)) return undefined;
  const step = after.oddsThousandths - before.oddsThousandths;
  if (step === 0) return undefined;
  return step > 0 ? 'up' : 'down';
}

function isSameOffer(one: Offer, other: Offer): boolean {
  return (
    one.oddsThousandths === other.oddsThousandths &&
    one.status === other.status &&
    one.offerId === other.offerId &&
    one.isLive === other.isLive &&
    one.boost?.from === other.boost?.from
  );
}
