import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After going to another screen, a keyboard or a reader goes on in it and not in the menu. */
export function useFocusOnNewScreen(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
  return main;
}
