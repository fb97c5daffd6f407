import { isSheetOpen } from '../sheet/sheet-history.ts';

const RESTS_AFTER_MS = 3_000;

/**
 * Whoever picks odds stays on the page, and so does who reads the slip over it: what is ahead is
 * paid for once nobody has tapped a while on the page itself.
 */
export function fetchAtRest(fetchAhead: () => Promise<void>): void {
  let timer = 0;
  const restAgain = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(fetchUnlessBelow, RESTS_AFTER_MS);
  };
  // An open sheet is closed by a tap, or by Back, after which one taps on the page.
  const fetchUnlessBelow = () => {
    if (isSheetOpen()) return;
    window.removeEventListener('pointerdown', restAgain);
    fetchAhead().catch(() => undefined);
  };
  window.addEventListener('pointerdown', restAgain);
  restAgain();
}
