import { type RefCallback, useCallback } from 'react';
import { type Followed, follow, type Scope } from './followed.ts';

/** What is about to be scrolled into view is followed already. */
const BEFORE_VIEW_PX = 200;

type Watched = { readonly followed: Followed; leave?: () => void };

const watched = new Map<Element, Watched>();
let observer: IntersectionObserver | undefined;

/** For the element that shows a match: the match is followed while the element is in view. */
export function useLiveMatch(matchId: string, scope: Scope): RefCallback<HTMLElement> {
  return useCallback((element) => watch(element, { matchId, scope }), [matchId, scope]);
}

function watch(element: HTMLElement | null, followed: Followed): (() => void) | undefined {
  if (!element) return undefined;
  observer ??= new IntersectionObserver(followWhatIsSeen, { rootMargin: `${BEFORE_VIEW_PX}px` });
  watched.set(element, { followed });
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    watched.get(element)?.leave?.();
    watched.delete(element);
  };
}

function followWhatIsSeen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const one = watched.get(target);
    if (!one || isIntersecting === (one.leave !== undefined)) continue;
    if (isIntersecting) one.leave = follow(one.followed);
    else {
      one.leave?.();
      delete one.leave;
    }
  }
}
