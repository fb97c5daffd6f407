import { useSyncExternalStore } from 'react';

/** The window's width, rounded down to the last of `steps` it exceeds; re-renders only there. */
export function useWidthAbove(steps: readonly number[]): number {
  return useSyncExternalStore(whenResized, () => highestStepBelow(steps, window.innerWidth)) + 1;
}

function highestStepBelow(steps: readonly number[], widthPx: number): number {
  return Math.max(0, ...steps.filter((step) => widthPx > step));
}

function whenResized(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
