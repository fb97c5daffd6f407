import { createKeyedStore, type KeyedStore } from '../../store/keyed-store.ts';
import type { Offer } from './offer.ts';

/** What is known of an order's cash-out at this moment. */
export type KnownOffer =
  | { readonly status: 'retrieving' }
  | { readonly status: 'failed' }
  | { readonly status: 'known'; readonly offer: Offer; readonly fetchedAtMs: number };

/** A list shows the number; the page of an order also its steps and what was cashed before. */
export type Detail = 'number' | 'whole';
export type OrderRequest = { readonly orderId: string; readonly detail: Detail };

type OfferBoardOptions = {
  /** Orders that have no response are left out. */
  readonly fetchOffers: (orders: readonly OrderRequest[]) => Promise<ReadonlyMap<string, Offer>>;
  readonly refetchInterval: () => number;
};

export type OfferBoard = {
  readonly known: (orderId: string) => KnownOffer;
  readonly listen: (orderId: string, listener: () => void) => () => void;
  /** The order is on the screen until the returned function is called. */
  readonly watch: (order: OrderRequest) => () => void;
  /** Something has changed: one refetch for all that changes within the same moment. */
  readonly refetchSoon: () => void;
  /** The player does not want to wait for the next poll. */
  readonly retry: (orderId: string) => void;
  /** Optimistic update: a change that the server has not confirmed yet. */
  readonly assume: (orderId: string, change: (offer: Offer) => Offer) => void;
};

/** Ten cards are drawn at once, and ten prices move at once: that is one fetch. */
const BATCHED_MS = 50;
/** Prices of a match in play move more often than a number can be read. */
const FETCH_EACH_MS = 1_000;
/** An offer goes stale as soon as the odds it is made of (BRW-10). */
const STALE_AFTER_MS = 10_000;
/** Sent by the live feed when an order or the money of this player has changed; the network is back. */
const REFETCH_EVENTS = ['payment-changed', 'online'] as const;
const RETRIEVING = { status: 'retrieving' } as const;
const FAILED = { status: 'failed' } as const;

/** The offers of all orders on the screen, polled in one batch and never while it is hidden. */
export function offerBoard({ fetchOffers, refetchInterval }: OfferBoardOptions): OfferBoard {
  const offers = createKeyedStore<KnownOffer>();
  const watched = new Map<symbol, OrderRequest>();
  let lastFetchMs = Number.NEGATIVE_INFINITY;
  let newest = 0;
  const next = earliestTimer(fetchNow);

  const known = (orderId: string): KnownOffer => offers.get(orderId) ?? RETRIEVING;

  function fetchNow(): void {
    next.stop();
    const orders = ordersToFetch(watched.values());
    if (orders.length === 0 || document.visibilityState !== 'visible') return;
    const fetchedAtMs = Date.now();
    lastFetchMs = fetchedAtMs;
    newest += 1;
    const mine = newest;
    fetchOffers(orders).then(
      (fetched) => mine === newest && storeOffers({ offers, orders, fetched, fetchedAtMs }),
      () => mine === newest && storeFailure(offers, orders),
    );
    // Not after the response: one that never comes must not end the polling.
    next.within(refetchInterval());
  }

  const refetchSoon = (): void =>
    next.within(Math.max(BATCHED_MS, lastFetchMs + FETCH_EACH_MS - Date.now()));
  const refetchIfVisible = (): void => {
    if (document.visibilityState === 'visible') refetchSoon();
  };

  function watch(order: OrderRequest): () => void {
    if (watched.size === 0) {
      document.addEventListener('visibilitychange', refetchIfVisible);
      for (const reason of REFETCH_EVENTS) window.addEventListener(reason, refetchSoon);
    }
    const looker = Symbol(order.orderId);
    watched.set(looker, order);
    next.within(BATCHED_MS);
    return () => {
      watched.delete(looker);
      if (watched.size > 0) return;
      document.removeEventListener('visibilitychange', refetchIfVisible);
      for (const reason of REFETCH_EVENTS) window.removeEventListener(reason, refetchSoon);
      next.stop();
    };
  }

  return {
    known,
    listen: offers.listen,
    watch,
    refetchSoon,
    retry: (orderId) => {
      offers.set(orderId, RETRIEVING);
      next.within(0);
    },
    assume: (orderId, change) => {
      const before = known(orderId);
      if (before.status !== 'known') return;
      // The response to an earlier request does not know of it.
      newest += 1;
      offers.set(orderId, { ...before, offer: change(before.offer) });
    },
  };
}

/** Runs the work once, at the earliest moment it was asked for. */
function earliestTimer(work: () => void) {
  let timer: number | undefined;
  let dueMs = Number.POSITIVE_INFINITY;
  return {
    within: (ms: number) => {
      const now = Date.now();
      if (now + ms >= dueMs) return;
      dueMs = now + ms;
      window.clearTimeout(timer);
      timer = window.setTimeout(work, ms);
    },
    stop: () => {
      window.clearTimeout(timer);
      dueMs = Number.POSITIVE_INFINITY;
    },
  };
}

/** An order that a page wants whole is fetched whole, whoever else shows it. */
function ordersToFetch(watched: Iterable<OrderRequest>): readonly OrderRequest[] {
  const byId = new Map<string, OrderRequest>();
  for (const order of watched) {
    if (order.detail === 'whole' || !byId.has(order.orderId)) byId.set(order.orderId, order);
  }
  return [...byId.values()];
}

type Fetched = {
  readonly offers: KeyedStore<KnownOffer>;
  readonly orders: readonly OrderRequest[];
  readonly fetched: ReadonlyMap<string, Offer>;
  readonly fetchedAtMs: number;
};

function storeOffers({ offers, orders, fetched, fetchedAtMs }: Fetched): void {
  for (const { orderId } of orders) {
    const offer = fetched.get(orderId);
    offers.set(orderId, offer ? { status: 'known', offer, fetchedAtMs } : FAILED);
  }
}

/** An offer that is still fresh outlives a failed fetch. */
function storeFailure(offers: KeyedStore<KnownOffer>, orders: readonly OrderRequest[]): void {
  for (const { orderId } of orders) {
    const before = offers.get(orderId);
    const isFresh = before?.status === 'known' && Date.now() - before.fetchedAtMs < STALE_AFTER_MS;
    if (!isFresh) offers.set(orderId, FAILED);
  }
}
