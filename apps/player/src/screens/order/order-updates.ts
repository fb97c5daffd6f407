import { useEffect } from 'react';

/** Dispatched by the live feed when the money or an order of this player has changed. */
const PAYMENT_EVENT = 'payment-changed';
const REFETCH_INTERVAL_MS = 30_000;

type OrderPolling = {
  readonly refetch: () => void;
  /** Whether a bet that is shown may be settled any moment. */
  readonly isAwaited: boolean;
};

/** Refetches on updates of the server; while something is awaited, also by polling (ORD-07). */
export function onOrderUpdates({ refetch, isAwaited }: OrderPolling): () => void {
  const refetchIfVisible = () => {
    if (document.visibilityState === 'visible') refetch();
  };
  window.addEventListener(PAYMENT_EVENT, refetch);
  if (!isAwaited) return () => window.removeEventListener(PAYMENT_EVENT, refetch);
  const timer = window.setInterval(refetchIfVisible, REFETCH_INTERVAL_MS);
  // Whoever comes back to the page has waited long enough.
  document.addEventListener('visibilitychange', refetchIfVisible);
  return () => {
    window.removeEventListener(PAYMENT_EVENT, refetch);
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', refetchIfVisible);
  };
}

export function useOrderUpdates({ refetch, isAwaited }: OrderPolling): void {
  useEffect(() => onOrderUpdates({ refetch, isAwaited }), [refetch, isAwaited]);
}
