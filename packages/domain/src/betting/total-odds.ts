declare const hundredthsBrand: unique symbol;

/** Odds as they are shown and stored with an order: whole hundredths, of any size. */
export type OddsHundredths = bigint & { readonly [hundredthsBrand]: true };

/**
 * The exact product of odds in thousandths, truncated once, at the end (BET-01). Sixty legs at
 * 100.00 make a number of 121 digits, which no float would hold.
 */
export function totalOddsOf(legOdds: readonly number[]): OddsHundredths {
  const product = legOdds.reduce((total, odds) => total * BigInt(odds), 1n);
  const unit = 1_000n ** BigInt(legOdds.length);
  return ((product * 100n) / unit) as OddsHundredths;
}

/** "4.80": always two decimals, so that columns of odds stand in line. */
export function formatOdds(odds: OddsHundredths): string {
  return `${odds / 100n}.${(odds % 100n).toString().padStart(2, '0')}`;
}
