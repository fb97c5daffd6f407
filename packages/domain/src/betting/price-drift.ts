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
