import { useLayoutEffect } from 'react';
import { type Navigation, scrollMemory } from './scroll-memory.ts';
import { lastScrollTop, watchScrollPosition } from './scroll-position.ts';

const memory = scrollMemory(['/home']);
let navigation: Navigation = 'forward';

/**
 * Neither the router nor a kept-alive page remembers the window's scroll. Call before the router
 * listens, so that the direction is known when the new page is drawn.
 */
export function watchScroll(): void {
  history.scrollRestoration = 'manual';
  watchScrollPosition();
  window.addEventListener('popstate', () => {
    navigation = 'back';
  });
  window.addEventListener('pushState', () => {
    navigation = 'forward';
  });
}

export function useScrollMemory(path: string): void {
  useLayoutEffect(() => {
    const top = memory.topOf(path, navigation);
    if (top !== lastScrollTop()) window.scrollTo(0, top);
    return () => memory.leave(path, lastScrollTop());
  }, [path]);
}
