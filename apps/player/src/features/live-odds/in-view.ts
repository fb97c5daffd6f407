import { type RefCallback, useCallback } from 'react';

/** `tile` is what a list shows of a match, `match` all of its markets. */
export type Scope = 'tile' | 'match';
/** Whether prices are shown of it, or only how it stands: then no price on the screen gets old. */
type Shows = 'prices' | 'course';
export type MatchInView = {
  readonly matchId: string;
  readonly scope: Scope;
  readonly shows?: Shows;
};

/** What is about to be scrolled into view is subscribed to already. */
const BEFORE_VIEW_PX = 200;

/**
 * The matches that are on the screen right now. The live socket subscribes to nothing else: a phone
 * pays for every byte of a match that nobody is looking at.
 */
const inView = new Map<string, MatchInView & { count: number }>();
const listeners = new Set<() => void>();

/** Counted: a match shown twice stays in view until both are gone. */
export function markInView(match: MatchInView): () => void {
  const key = `${match.scope}:${match.shows ?? 'prices'}:${match.matchId}`;
  const entry = inView.get(key) ?? { ...match, count: 0 };
  entry.count += 1;
  inView.set(key, entry);
  notify();
  return () => {
    entry.count -= 1;
    if (entry.count === 0 && inView.get(key) === entry) inView.delete(key);
    notify();
  };
}

export function matchesInView(): readonly MatchInView[] {
  return [...inView.values()];
}

export function onInViewChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** For the element that shows a match: live updates come while the element is in view. */
export function useLiveMatch(
  matchId: string,
  scope: Scope,
  shows: Shows = 'prices',
): RefCallback<HTMLElement> {
  return useCallback(
    (element) =>
      element ? whileNearView(element, () => markInView({ matchId, scope, shows })) : undefined,
    [matchId, scope, shows],
  );
}

const whileNearView = inViewObserver(`${BEFORE_VIEW_PX}px`);

/** What `begin` began is left when the element goes out of view, and with the element. */
type WhileInView = (element: Element, begin: () => () => void) => () => void;

/** One observer for all the elements of a page. */
export function inViewObserver(rootMargin = '0px'): WhileInView {
  const observed = new Map<Element, { readonly begin: () => () => void; leave?: () => void }>();
  let observer: IntersectionObserver | undefined;

  function onIntersection(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const entry = observed.get(target);
      if (!entry || isIntersecting === (entry.leave !== undefined)) continue;
      if (isIntersecting) entry.leave = entry.begin();
      else {
        entry.leave?.();
        delete entry.leave;
      }
    }
  }

  return (element, begin) => {
    observer ??= new IntersectionObserver(onIntersection, { rootMargin });
    observed.set(element, { begin });
    observer.observe(element);
    return () => {
      observer?.unobserve(element);
      observed.get(element)?.leave?.();
      observed.delete(element);
    };
  };
}
