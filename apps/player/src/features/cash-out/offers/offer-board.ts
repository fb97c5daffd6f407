import { createKeyedStore } from '../../live-odds/keyed-store.ts';
import type { Offer } from './offer.ts';

/** What is known of an order's cash-out at this moment. */
export type KnownOffer =
  | { readonly status: 'retrieving' }
  | { readonly status: 'failed' }
  | { readonly status: 'known'; readonly offer: Offer; readonly askedAtMs: number };

/** A list shows the number; the page of an order also its steps and what was cashed before. */
export type Detail = 'number' | 'whole';
export type AskedOrder = { readonly orderId: string; readonly detail: Detail };

type BoardTerms = {
  /** Orders that it says nothing of are left out. */
  readonly ask: (orders: readonly AskedOrder[]) => Promise<ReadonlyMap<string, Offer>>;
  /** Until it asks by itself. */
  readonly everyMs: () => number;
};

export type OfferBoard = {
  readonly known: (orderId: string) => KnownOffer;
  readonly listen: (orderId: string, listener: () => void) => () => void;
  /** The order is on the screen; answers how to say that it is no longer. */
  readonly watch: (order: AskedOrder) => () => void;
  /** Something has changed: asks once, for all that changes within the same moment. */
  readonly askSoon: () => void;
  /** The player does not want to wait for the next question by itself. */
  readonly retry: (orderId: string) => void;
  /** A word of our own that the server has not confirmed yet. */
  readonly assume: (orderId: string, change: (offer: Offer) => Offer) => void;
};

/** Ten cards are drawn at once, and ten prices move at once: that is one question. */
const GATHERED_MS = 50;
/** Prices of a match in play move more often than a number can be read. */
const ASKED_EACH_MS = 1_000;
/** As long as odds are believed without a word (BRW-10), so long is what they are worth. */
const BELIEVED_MS = 10_000;
/** The live feed says so when an order or the money of this player has changed; the network is back. */
const REASONS = ['payment-changed', 'online'] as const;
const RETRIEVING = { status: 'retrieving' } as const;
const FAILED = { status: 'failed' } as const;

/** The numbers of all orders on the screen, asked for together and never while it is hidden. */
export function offerBoard({ ask, everyMs }: BoardTerms): OfferBoard {
  const offers = createKeyedStore<KnownOffer>();
  const watched = new Map<symbol, AskedOrder>();
  let timer: number | undefined;
  let lastAskedMs = Number.NEGATIVE_INFINITY;
  /** Until when a sooner question waits; the next one by itself may be brought forward. */
  let dueMs = Number.POSITIVE_INFINITY;
  let newest = 0;

  const known = (orderId: string): KnownOffer => offers.get(orderId) ?? RETRIEVING;

  function askWithin(ms: number): void {
    const now = Date.now();
    if (now + ms >= dueMs) return;
    dueMs = now + ms;
    window.clearTimeout(timer);
    timer = window.setTimeout(askNow, ms);
  }

  function rest(): void {
    window.clearTimeout(timer);
    dueMs = Number.POSITIVE_INFINITY;
  }

  function askNow(): void {
    rest();
    const orders = ordersToAsk();
    if (orders.length === 0 || document.visibilityState !== 'visible') return;
    const askedAtMs = Date.now();
    lastAskedMs = askedAtMs;
    newest += 1;
    const mine = newest;
    ask(orders).then(
      (answer) => mine === newest && take(orders, answer, askedAtMs),
      () => mine === newest && takeFailure(orders),
    );
    // Not after the answer: one that never comes must not be the last question.
    askWithin(everyMs());
  }

  /** An order that a page wants whole is asked for whole, whoever else looks at it. */
  function ordersToAsk(): readonly AskedOrder[] {
    const byId = new Map<string, AskedOrder>();
    for (const order of watched.values()) {
      if (order.detail === 'whole' || !byId.has(order.orderId)) byId.set(order.orderId, order);
    }
    return [...byId.values()];
  }

  function take(
    orders: readonly AskedOrder[],
    answer: ReadonlyMap<string, Offer>,
    askedAtMs: number,
  ): void {
    for (const { orderId } of orders) {
      const offer = answer.get(orderId);
      offers.set(orderId, offer ? { status: 'known', offer, askedAtMs } : FAILED);
    }
  }

  function takeFailure(orders: readonly AskedOrder[]): void {
    for (const { orderId } of orders) {
      const before = known(orderId);
      const isBelieved = before.status === 'known' && Date.now() - before.askedAtMs < BELIEVED_MS;
      if (!isBelieved) offers.set(orderId, FAILED);
    }
  }

  const askSoon = (): void =>
    askWithin(Math.max(GATHERED_MS, lastAskedMs + ASKED_EACH_MS - Date.now()));
  const askIfSeen = (): void => {
    if (document.visibilityState === 'visible') askSoon();
  };

  function watch(order: AskedOrder): () => void {
    if (watched.size === 0) {
      document.addEventListener('visibilitychange', askIfSeen);
      for (const reason of REASONS) window.addEventListener(reason, askSoon);
    }
    const looker = Symbol(order.orderId);
    watched.set(looker, order);
    askWithin(GATHERED_MS);
    return () => {
      watched.delete(looker);
      if (watched.size > 0) return;
      document.removeEventListener('visibilitychange', askIfSeen);
      for (const reason of REASONS) window.removeEventListener(reason, askSoon);
      rest();
    };
  }

  return {
    known,
    listen: offers.listen,
    watch,
    askSoon,
    retry: (orderId) => {
      offers.set(orderId, RETRIEVING);
      askWithin(0);
    },
    assume: (orderId, change) => {
      const before = known(orderId);
      if (before.status !== 'known') return;
      // What was asked before this knows nothing of it.
      newest += 1;
      offers.set(orderId, { ...before, offer: change(before.offer) });
    },
  };
}
