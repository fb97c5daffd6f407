type Seen = { readonly begin: () => () => void; leave?: () => void };

const seen = new Map<Element, Seen>();
let observer: IntersectionObserver | undefined;

/** What `begin` began is left when the element goes out of view, and with the element. */
export function whileInView(element: Element, begin: () => () => void): () => void {
  observer ??= new IntersectionObserver(lookAgain);
  seen.set(element, { begin });
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    seen.get(element)?.leave?.();
    seen.delete(element);
  };
}

function lookAgain(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const one = seen.get(target);
    if (!one || isIntersecting === (one.leave !== undefined)) continue;
    if (isIntersecting) one.leave = one.begin();
    else {
      one.leave?.();
      delete one.leave;
    }
  }
}
