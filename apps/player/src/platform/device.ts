import { useSyncExternalStore } from 'react';

/** `pc_mobile` of every call: 1 desktop, 2 phone (SHELL-01). */
type PcMobile = 1 | 2;

/** Asked of the media queries: reading the window's width would lay the page out at every call. */
const WIDE_WINDOW_QUERY = '(min-width: 1000px)'; // SHELL-01
export const DESKTOP_LAYOUT_QUERY = '(min-width: 960px)'; // SHELL-02

const DESKTOP_SYSTEM = /Windows NT|Macintosh|X11|CrOS/;
const PHONE_SYSTEM = /Android|iPhone|iPad|iPod|Mobile/;

export function currentPcMobile(): PcMobile {
  const { userAgent } = navigator;
  const desktopSystem = DESKTOP_SYSTEM.test(userAgent) && !PHONE_SYSTEM.test(userAgent);
  return desktopSystem && matchMedia(WIDE_WINDOW_QUERY).matches ? 1 : 2;
}

export type Layout = 'desktop' | 'phone';

export function currentLayout(): Layout {
  return matchMedia(DESKTOP_LAYOUT_QUERY).matches ? 'desktop' : 'phone';
}

/** The one place that chooses between the two shells. */
export function useLayout(): Layout {
  return useSyncExternalStore(whenLayoutChanges, currentLayout);
}

function whenLayoutChanges(changed: () => void): () => void {
  const query = matchMedia(DESKTOP_LAYOUT_QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
