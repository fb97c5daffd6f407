import { useEffect } from 'react';

/** The live feed says so when the server has told this player's pages that money moved. */
const NEWS = 'payment-changed';
const ASK_EVERY_MS = 30_000;

type Terms = {
  readonly askAgain: () => void;
  /** Whether a bet that is shown may be settled any moment. */
  readonly isAwaited: boolean;
};

/** Asks again on news from the server; while something is awaited, also by itself (ORD-07). */
export function followOrderNews({ askAgain, isAwaited }: Terms): () => void {
  const askIfSeen = () => {
    if (document.visibilityState === 'visible') askAgain();
  };
  window.addEventListener(NEWS, askAgain);
  if (!isAwaited) return () => window.removeEventListener(NEWS, askAgain);
  const timer = window.setInterval(askIfSeen, ASK_EVERY_MS);
  // Whoever comes back to the page has waited long enough.
  document.addEventListener('visibilitychange', askIfSeen);
  return () => {
    window.removeEventListener(NEWS, askAgain);
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', askIfSeen);
  };
}

export function useOrderNews({ askAgain, isAwaited }: Terms): void {
  useEffect(() => followOrderNews({ askAgain, isAwaited }), [askAgain, isAwaited]);
}
