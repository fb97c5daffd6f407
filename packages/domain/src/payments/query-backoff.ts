/** When an operator is asked about a payment again: often at first, then ever more patiently. */
const waitsSeconds = [10, 15, 30, 60, 120, 180, 300, 600, 1_800] as const;
const LAST_WAIT_SECONDS = 3_600;

/** After so many questions, about four days, an answer is not expected; it is asked for all the same. */
const HOURLY_ASKS = 100;
const SLOW_WAIT_SECONDS = 6 * 3_600;

/** In seconds. `asked` counts the questions so far; what is open is never given up (PAY-05). */
export function queryBackoffSeconds(asked: number): number {
  if (asked >= HOURLY_ASKS) return SLOW_WAIT_SECONDS;
  return waitsSeconds[asked] ?? LAST_WAIT_SECONDS;
}
