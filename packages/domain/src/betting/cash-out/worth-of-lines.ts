import { type BetShape, legsPerLine, lineCount } from '../bet-shape.ts';
import type { Fraction } from './fraction.ts';

/**
 * By what all lines of a bet together multiply its stake, exactly. It is the polynomial of
 * `sumOfLines` for factors that are fractions: a leg that a line leaves out gives it its
 * denominator, so every line stands over the same one, the product of all (CSH-05).
 */
export function worthOfLines(shape: BetShape, factors: readonly Fraction[]): Fraction {
  const size = legsPerLine(shape, factors.length);
  // sums[k]: over all choices of k of the factors seen so far.
  const sums = [1n, ...Array.from({ length: size }, () => 0n)];
  for (const [seen, { numerator, denominator }] of factors.entries()) {
    // Choices too small to be filled by the factors to come are left alone: sixty legs that must
    // all win are sixty multiplications.
    const smallest = Math.max(0, size - (factors.length - seen - 1));
    for (let chosen = Math.min(size, seen + 1); chosen >= smallest; chosen -= 1) {
      const without = (sums[chosen] ?? 0n) * denominator;
      sums[chosen] = without + (sums[chosen - 1] ?? 0n) * numerator;
    }
  }
  const denominators = factors.reduce((product, { denominator }) => product * denominator, 1n);
  return {
    numerator: sums[size] ?? 0n,
    denominator: denominators * BigInt(lineCount(shape, factors.length)),
  };
}
