import { startTransition, useEffect, useState } from 'react';

/** With the scoreboard these fill a phone. */
const FIRST_CARDS = 4;
const MORE_CARDS = 10;

/**
 * How many cards are in the page: the first at once, the others a few at a time, between which a
 * slow phone hears taps.
 */
export function useDrawnCards(total: number): number {
  const [drawn, draw] = useState(FIRST_CARDS);
  useEffect(() => {
    if (drawn >= total) return;
    const timer = setTimeout(() => startTransition(() => draw(drawn + MORE_CARDS)));
    return () => clearTimeout(timer);
  }, [drawn, total]);
  return drawn;
}
