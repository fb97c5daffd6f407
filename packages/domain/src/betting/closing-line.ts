/**
 * How much better a price was than the last one before kick-off, in hundredths of a percent, rounded
 * toward nothing: above it the player knew more than the price did (RSK-30).
 */
export function closingLineValue(taken: number, closing: number): number {
  return Math.trunc(((taken - closing) * 10_000) / closing);
}
