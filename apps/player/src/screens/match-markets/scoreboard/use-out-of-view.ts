import { type RefObject, useEffect, useState } from 'react';

/** The shell's bars cover what is this near to the top. */
const COVERED_PX = 96;

/** Whether an element has been scrolled away under the bars. */
export function useOutOfView(place: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => setAway(!(entries[entries.length - 1]?.isIntersecting ?? true)),
      { rootMargin: `-${COVERED_PX}px 0px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isAway;
}
