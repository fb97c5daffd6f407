import { useSyncExternalStore } from 'react';

const STUCK_AFTER_PX = 99; // SHELL-03

export function isStuckAt(scrolledPx: number): boolean {
  return scrolledPx > STUCK_AFTER_PX;
}

export function useStuckHeader(): boolean {
  return useSyncExternalStore(whenScrolled, () => isStuckAt(window.scrollY));
}

function whenScrolled(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
