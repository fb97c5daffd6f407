import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A view that takes the place of a form: what one scrolled to is gone, and the button the
 * keyboard was on. Both go on at the heading, which is read aloud too (MS-06).
 */
export function useNewView(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
