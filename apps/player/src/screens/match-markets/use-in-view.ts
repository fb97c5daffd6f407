import { type RefObject, useEffect, useState } from 'react';

type View = {
  /** How much wider than the window the view is, as CSS writes it. */
  readonly margin: string;
  /** Until the browser has looked. */
  readonly atFirst: boolean;
};

export function useInView(
  place: RefObject<HTMLElement | null>,
  { margin, atFirst }: View,
): boolean {
  const [isInView, setInView] = useState(atFirst);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries[entries.length - 1]?.isIntersecting ?? atFirst),
      { rootMargin: margin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, margin, atFirst]);
  return isInView;
}
