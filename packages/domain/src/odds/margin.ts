const WHOLE_HUNDREDTHS = 10_000;
/** What is shown and paid has two decimals, so a price with a margin has no more. */
const HUNDREDTH_OF_ODDS = 10;
/** Odds that return more than the stake. */
const LEAST = 1_010;

/**
 * Odds in thousandths less a margin in hundredths of a percent, rounded down to what a page shows.
 * Never so low that they would be no price: what is all but sure stays as the provider prices it.
 */
export function oddsLessMargin(odds: number, marginHundredths: number): number {
  if (marginHundredths === 0 || odds <= LEAST) return odds;
  const less = (odds * (WHOLE_HUNDREDTHS - marginHundredths)) / WHOLE_HUNDREDTHS;
  return Math.max(LEAST, HUNDREDTH_OF_ODDS * Math.floor(less / HUNDREDTH_OF_ODDS));
}
