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

/** Percentages have at most two decimals: counted in hundredths no float comes in. */
const hundredths = (percent: number): number => Math.round(percent * 100);
const WHOLE = 10_000;

/** Odds in thousandths. A better price is none the worse (BET-31). */
export function isWorse(seen: number, now: number, tolerancePercent: number): boolean {
  return now * WHOLE < seen * (WHOLE - hundredths(tolerancePercent));
}

/** Up or down: either way it belongs to another situation (BET-44). 0 is no price. */
export function hasDrifted(before: number, now: number, floatPercent: number): boolean {
  if (before === 0 || now === 0) return false;
  return Math.abs(now - before) * WHOLE > before * hundredths(floatPercent);
}
