const RESTS_AFTER_MS = 3_000;

/** Whoever picks odds stays on the page: what is ahead is paid for once nobody has tapped a while. */
export function fetchAtRest(fetchAhead: () => Promise<void>): void {
  let timer = 0;
  const restAgain = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      window.removeEventListener('pointerdown', restAgain);
      fetchAhead().catch(() => undefined);
    }, RESTS_AFTER_MS);
  };
  window.addEventListener('pointerdown', restAgain);
  restAgain();
}
