const BEGINS_AFTER_MS = 200;
const RESTS_AFTER_MS = 3_000;

/** Whoever is picking odds stays on the page: what is ahead waits until the taps rest. */
export function fetchAtRest(fetchAhead: () => Promise<void>): void {
  let timer = 0;
  const fetchIn = (delayMs: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      window.removeEventListener('pointerdown', restAgain);
      fetchAhead().catch(() => undefined);
    }, delayMs);
  };
  const restAgain = () => fetchIn(RESTS_AFTER_MS);
  window.addEventListener('pointerdown', restAgain);
  fetchIn(BEGINS_AFTER_MS);
}
