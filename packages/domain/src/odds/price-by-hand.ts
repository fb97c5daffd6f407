/** What is shown and paid has two decimals, so a price by hand has no more. */
const HUNDREDTH_OF_ODDS = 10;
/** Odds that return more than the stake. */
const LEAST = 1_010;

type ByHand = {
  /** Thousandths, more or less than the price would be. */
  readonly shift: number;
  /** Of that price: however far it moves by itself, a trader's shift is never worth more. */
  readonly maximumPercent: number;
};

/** The furthest that a price of these thousandths may be moved by hand, either way. */
export function shiftMaximum(odds: number, maximumPercent: number): number {
  return HUNDREDTH_OF_ODDS * Math.floor((odds * maximumPercent) / (100 * HUNDREDTH_OF_ODDS));
}

/** A price in thousandths as a trader moved it, never so low that it would be no price (TRD-10). */
export function oddsByHand(odds: number, { shift, maximumPercent }: ByHand): number {
  if (shift === 0 || odds === 0) return odds;
  const most = shiftMaximum(odds, maximumPercent);
  const moved = odds + Math.max(-most, Math.min(most, shift));
  return Math.max(Math.min(odds, LEAST), moved);
}
