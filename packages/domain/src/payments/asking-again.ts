/** When an operator is asked about a payment again: often at first, then ever more patiently. */
const waitsSeconds = [10, 15, 30, 60, 120, 180, 300, 600, 1_800] as const;
const LAST_WAIT_SECONDS = 3_600;

/** After so many questions, for about four days, only a person or the day's list decides. */
const ASKS_MAX = 100;

/** Undefined once nobody is asked by itself any more. `asked` counts the questions so far. */
export function waitBeforeAsking(asked: number): number | undefined {
  if (asked >= ASKS_MAX) return undefined;
  return waitsSeconds[asked] ?? LAST_WAIT_SECONDS;
}
