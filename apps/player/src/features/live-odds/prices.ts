import { createKeyedStore } from './keyed-store.ts';
import { useKept } from './use-kept.ts';

/** What a selection costs and whether it is sold at this moment. */
export type Offer = {
  readonly offerId: string;
  readonly oddsThousandths: number;
  /** Of the betting-offer statuses: 1 and 2 can be bet on. */
  readonly status: number;
  readonly isLive: boolean;
};

export type LivePrice = Offer & {
  readonly moved?: 'up' | 'down';
  /** Counts the moves, so that each of them flashes anew. */
  readonly moves: number;
};

type Heard = { readonly price: LivePrice; readonly saidAtMs: number };

/** How long the arrow stays beside the number. */
export const ARROW_MS = 4_000;
/** A long evening of scrolling must not fill a small phone's memory. */
const PRICES_MAX = 20_000;
const BETTABLE_STATUS_MAX = 2;

const prices = createKeyedStore<Heard>();

export function priceOf(selectionId: string): LivePrice | undefined {
  return prices.get(selectionId)?.price;
}

export const listenToPrice = prices.listen;

/** Whether a button or a pick shows it. */
export const isPriceShown = prices.isHeard;

type Witness = (selectionId: string, price: LivePrice) => void;
const witnesses = new Set<Witness>();

/** For whoever looks at every price there is, shown or not. */
export function witnessPrices(witness: Witness): () => void {
  witnesses.add(witness);
  return () => void witnesses.delete(witness);
}

export function usePrice(selectionId: string): LivePrice | undefined {
  return useKept(prices, selectionId, priceOf);
}

export function isBettable({ offerId, oddsThousandths, status }: Offer): boolean {
  return offerId !== '' && oddsThousandths > 0 && status >= 1 && status <= BETTABLE_STATUS_MAX;
}

/** A word older than what is known, such as the answer to a call that was overtaken, is dropped. */
export function setPrice(selectionId: string, offer: Offer, saidAtMs: number): void {
  const before = prices.get(selectionId);
  if (before && before.saidAtMs > saidAtMs) return;
  const price = priceAfter(before?.price, offer);
  prices.set(selectionId, { price, saidAtMs });
  for (const witness of witnesses) witness(selectionId, price);
  if (price.moved && price !== before?.price) {
    setTimeout(comeToRest, ARROW_MS, selectionId, price.moves);
  }
}

/** The same object when nothing changed, so that nothing is drawn. */
function priceAfter(before: LivePrice | undefined, offer: Offer): LivePrice {
  if (before && isSameOffer(before, offer)) return before;
  const moved = moveBetween(before, offer);
  const moves = (before?.moves ?? 0) + (moved ? 1 : 0);
  return { ...offer, ...(moved && { moved }), moves };
}

/** After a list has come: prices that are on no screen any more are forgotten. */
export function forgetOldPrices(): void {
  prices.shrinkTo(PRICES_MAX);
}

function comeToRest(selectionId: string, moves: number): void {
  const heard = prices.get(selectionId);
  if (heard?.price.moves !== moves) return;
  const { moved: _, ...resting } = heard.price;
  prices.set(selectionId, { ...heard, price: resting });
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
    one.isLive === other.isLive
  );
}
