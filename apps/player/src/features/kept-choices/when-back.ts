/** Who looks up a message and comes back has chosen nothing elsewhere in between. */
const AWAY_AT_LEAST_MS = 30_000;

/** The network or the player is back: meanwhile another device may have chosen something. */
export function whenBack(hear: () => void): void {
  let leftAtMs = 0;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leftAtMs = Date.now();
    else if (Date.now() - leftAtMs >= AWAY_AT_LEAST_MS) hear();
  });
  window.addEventListener('online', hear);
}
