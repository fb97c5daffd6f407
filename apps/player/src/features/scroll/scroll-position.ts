import { useSyncExternalStore } from 'react';

let top = 0;

/**
 * Reading `scrollY` while a page is being drawn forces a layout, and while one is leaving it gives
 * the place after the page has shrunk. So it is read in scroll events only.
 */
export function lastScrollTop(): number {
  return top;
}

export function watchScrollPosition(): void {
  whenScrolled(() => {
    top = window.scrollY;
  });
}

export function isScrolledPast(px: number): boolean {
  return top > px;
}

export function useScrolledPast(px: number): boolean {
  return useSyncExternalStore(whenScrolled, () => isScrolledPast(px));
}

function whenScrolled(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
