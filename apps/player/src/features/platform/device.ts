import { useSyncExternalStore } from 'react';

/** `pc_mobile` of every call: 1 desktop, 2 phone (SHELL-01). */
export type PcMobile = 1 | 2;

const DESKTOP_WIDTH_MIN = 1000; // SHELL-01
export const DESKTOP_LAYOUT_QUERY = '(min-width: 960px)'; // SHELL-02

const DESKTOP_SYSTEM = /Windows NT|Macintosh|X11|CrOS/;
const PHONE_SYSTEM = /Android|iPhone|iPad|iPod|Mobile/;

export function pcMobileOf(device: { userAgent: string; width: number }): PcMobile {
  const desktopSystem =
    DESKTOP_SYSTEM.test(device.userAgent) && !PHONE_SYSTEM.test(device.userAgent);
  return desktopSystem && device.width >= DESKTOP_WIDTH_MIN ? 1 : 2;
}

export function currentPcMobile(): PcMobile {
  return pcMobileOf({ userAgent: navigator.userAgent, width: window.innerWidth });
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
