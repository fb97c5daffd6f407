const FOOTBALL_ID = 1;

/** Double chance, both score and goals are markets of football. */
export function hasQuickMarkets(sportId: number | undefined): boolean {
  return sportId === undefined || sportId === FOOTBALL_ID;
}
