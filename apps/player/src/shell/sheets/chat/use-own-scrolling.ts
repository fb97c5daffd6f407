import { type RefObject, useEffect } from 'react';

/** A finger that scrolls a part of a sheet must not pull the sheet down with it. */
export function useOwnScrolling(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    const keep = (event: TouchEvent) => {
      if (element && element.scrollHeight > element.clientHeight) event.stopPropagation();
    };
    element?.addEventListener('touchstart', keep, { passive: true });
    return () => element?.removeEventListener('touchstart', keep);
  }, [part]);
}
