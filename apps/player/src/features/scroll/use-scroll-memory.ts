import { useLayoutEffect } from 'react';
import { type Navigation, scrollMemory } from './scroll-memory.ts';

const memory = scrollMemory(['/home']);
let navigation: Navigation = 'forward';
let lastTop = 0;

/**
 * Neither the router nor a kept-alive page remembers the window's scroll. Call before the router
 * listens, so that the direction is known when the new page is drawn.
 */
export function watchScroll(): void {
  history.scrollRestoration = 'manual';
  window.addEventListener('popstate', () => {
    navigation = 'back';
  });
  window.addEventListener('pushState', () => {
    navigation = 'forward';
  });
  // Reading scrollY while a page is leaving would give the place after it has shrunk.
  window.addEventListener(
    'scroll',
    () => {
      lastTop = window.scrollY;
    },
    { passive: true },
  );
}

export function useScrollMemory(path: string): void {
  useLayoutEffect(() => {
    window.scrollTo(0, memory.topOf(path, navigation));
    return () => memory.leave(path, lastTop);
  }, [path]);
}
