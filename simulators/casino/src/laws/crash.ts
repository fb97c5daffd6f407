/**
 * How far the plane flies, and how fast. A multiplier is counted in hundredths: 236 is 2.36x.
 * Pure, so that the provider, the chart and the fairness page run the same lines.
 */

/** Of 100 staked so many come back in the long run, whatever multiplier one waits for. */
export const CRASH_RETURN_PERCENT = 97;
export const MULTIPLIER_LEAST = 101;
/** The plane lands here and pays everybody who is still in it. */
export const MULTIPLIER_MOST = 100_000;

const DIGITS = 13;
const SPAN = 16n ** BigInt(DIGITS);

/**
 * The multiplier at which a round ends. `hash` is hexadecimal; its first 13 digits are a number n
 * below E = 2^52, each as likely, and the round ends at floor(97 E / (E - n)) hundredths. It reaches
 * a multiplier m in exactly floor(97 E / m) of the E cases: whoever waits for m gets 97 % back.
 */
export function crashOf(hash: string): number {
  const drawn = BigInt(`0x${hash.slice(0, DIGITS)}`);
  return crashOfDrawn(drawn, SPAN);
}

export function crashOfDrawn(drawn: bigint, span: bigint): number {
  const hundredths = (BigInt(CRASH_RETURN_PERCENT) * span) / (span - drawn);
  if (hundredths < 100n) return 100;
  return hundredths > BigInt(MULTIPLIER_MOST) ? MULTIPLIER_MOST : Number(hundredths);
}

/** Twice the stake after 6.3 seconds, ten times after 21. */
const GROWTH_PER_MS = 0.000_11;

/** What a stake is worth so long after the start. */
export function multiplierAt(ms: number): number {
  return Math.min(MULTIPLIER_MOST, Math.floor(100 * Math.exp(GROWTH_PER_MS * Math.max(0, ms))));
}

/** The first whole millisecond at which the multiplier is that high. */
export function millisecondsTo(multiplier: number): number {
  let ms = Math.max(0, Math.ceil(Math.log(multiplier / 100) / GROWTH_PER_MS));
  while (ms > 0 && multiplierAt(ms - 1) >= multiplier) ms -= 1;
  while (multiplierAt(ms) < multiplier) ms += 1;
  return ms;
}

/** The crash multiplier itself is still paid; the first millisecond beyond it is too late. */
export function flightMilliseconds(crash: number): number {
  return crash >= MULTIPLIER_MOST ? millisecondsTo(MULTIPLIER_MOST) : millisecondsTo(crash + 1);
}

/** Whole shillings times hundredths are whole senti: nothing is rounded. */
export const payoutOf = (stakeSenti: number, multiplier: number): number =>
  (stakeSenti / 100) * multiplier;
