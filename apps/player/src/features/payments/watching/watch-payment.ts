import { CallRejected } from '@kipute/api-client/call-rejected';
import { useState, useSyncExternalStore } from 'react';

/** A payment that is polled until it has come to its end. */
type Watch<Payment> = {
  readonly payment: () => Payment;
  readonly listen: (listener: () => void) => () => void;
  /** When the player says it is done, or the server says something happened. */
  readonly refetch: () => Promise<void>;
};

type WatchOptions<Payment> = {
  readonly first: Payment;
  readonly fetchPayment: () => Promise<Payment>;
  readonly isUnderWay: (payment: Payment) => boolean;
};

/** Dispatched by the live feed when the money of this player has changed. */
const PAYMENT_EVENT = 'payment-changed';
const REFETCH_INTERVAL_MS = 2_000;
const LATE_AFTER_MS = 2 * 60_000;
const LATE_REFETCH_INTERVAL_MS = 10_000;

/** Two minutes are longer than any prompt stays on a phone (MS-20). */
export function refetchIntervalMs(waitedMs: number): number {
  return waitedMs < LATE_AFTER_MS ? REFETCH_INTERVAL_MS : LATE_REFETCH_INTERVAL_MS;
}

export function watchPayment<Payment>(options: WatchOptions<Payment>): Watch<Payment> {
  let payment = options.first;
  let timer = 0;
  let newest = 0;
  const beganAtMs = Date.now();
  const listeners = new Set<() => void>();

  /** The PIN prompt of an Android phone hides the page; coming back finds out at once. */
  function refetchIfVisible(): void {
    if (document.visibilityState === 'visible') void refetch();
  }

  async function refetch(): Promise<void> {
    window.clearTimeout(timer);
    if (listeners.size === 0 || !options.isUnderWay(payment)) return;
    newest += 1;
    const mine = newest;
    const again = (afterMs: number) => {
      if (mine === newest) timer = window.setTimeout(refetchIfVisible, afterMs);
    };
    await options.fetchPayment().then(
      (latest) => {
        if (mine !== newest) return;
        payment = latest;
        for (const listener of listeners) listener();
        if (options.isUnderWay(latest)) again(refetchIntervalMs(Date.now() - beganAtMs));
      },
      (failure: unknown) => again(afterFailureMs(failure, Date.now() - beganAtMs)),
    );
  }

  return {
    payment: () => payment,
    refetch,
    listen: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', refetchIfVisible);
        window.addEventListener(PAYMENT_EVENT, refetch);
        void refetch();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.clearTimeout(timer);
        document.removeEventListener('visibilitychange', refetchIfVisible);
        window.removeEventListener(PAYMENT_EVENT, refetch);
      };
    },
  };
}

function afterFailureMs(failure: unknown, waitedMs: number): number {
  const advisedSeconds = failure instanceof CallRejected ? (failure.retryAfterSeconds ?? 0) : 0;
  return Math.max(advisedSeconds * 1_000, refetchIntervalMs(waitedMs));
}

type Watched<Payment> = {
  readonly payment: Payment;
  /** By the player's own hand, who is shown that a check runs. */
  readonly checkNow: () => void;
  readonly isChecking: boolean;
};

/** Follows one payment; another payment is another block, with its own `key`. */
export function useWatched<Payment>(options: WatchOptions<Payment>): Watched<Payment> {
  const [watch] = useState<Watch<Payment>>(() => watchPayment(options));
  const payment = useSyncExternalStore(watch.listen, watch.payment, watch.payment);
  const [isChecking, setChecking] = useState(false);
  return {
    payment,
    isChecking,
    checkNow: () => {
      setChecking(true);
      void watch.refetch().then(() => setChecking(false));
    },
  };
}
