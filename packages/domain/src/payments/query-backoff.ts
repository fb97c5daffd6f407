/** The backoff of status queries: often at first, then ever less so. */
const waitsSeconds = [10, 15, 30, 60, 120, 180, 300, 600, 1_800] as const;
const LAST_WAIT_SECONDS = 3_600;

/** After so many queries, about four days, a response is hardly expected; it is queried all the same. */
const HOURLY_ASKS = 100;
const SLOW_WAIT_SECONDS = 6 * 3_600;

/** `asked` counts the queries so far; what is open is never given up (PAY-05). */
export function queryBackoffSeconds(asked: number): number {
  if (asked >= HOURLY_ASKS) return SLOW_WAIT_SECONDS;
  return waitsSeconds[asked] ?? LAST_WAIT_SECONDS;
}
