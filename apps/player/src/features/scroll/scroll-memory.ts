import { useLayoutEffect } from 'react';
import { lastScrollTop, watchScrollPosition } from './scroll-position.ts';

type Navigation = 'forward' | 'back';

/** Where each page was left. Home is kept alive, so coming back to it shows the same place. */
export function scrollMemory(alwaysRestored: readonly string[]) {
  const left = new Map<string, number>();
  return {
    leave: (path: string, top: number): void => {
      left.set(path, top);
    },
    topOf: (path: string, navigation: Navigation): number => {
      const restored = navigation === 'back' || alwaysRestored.includes(path);
      return restored ? (left.get(path) ?? 0) : 0;
    },
  };
}

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
