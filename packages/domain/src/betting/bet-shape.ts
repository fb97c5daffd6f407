import { invariant } from '../invariant.ts';

/**
 * How the legs of one bet belong together. `all`: every leg must win; with one leg it is a single.
 * `system`: every choice of `size` legs is a bet of its own, a line, and all lines have one stake.
 */
export type BetShape =
  | { readonly kind: 'all' }
  | { readonly kind: 'system'; readonly size: number };

export const allOfThem: BetShape = { kind: 'all' };

/** The stake is divided among so many lines. */
export const SYSTEM_LEGS_MAX = 20;
export const SYSTEM_LEGS_MIN = 3;

/** Whether so many legs can be bet on in that shape. */
export function shapeFits(shape: BetShape, legCount: number): boolean {
  if (shape.kind === 'all') return legCount >= 1;
  const { size } = shape;
  const isCountFine = legCount >= SYSTEM_LEGS_MIN && legCount <= SYSTEM_LEGS_MAX;
  return isCountFine && Number.isInteger(size) && size >= 2 && size < legCount;
}

/** How many lines a bet has: 1 for `all`, else the number of choices of `size` legs. */
export function lineCount(shape: BetShape, legCount: number): number {
  invariant(shapeFits(shape, legCount), 'the shape fits the legs');
  if (shape.kind === 'all') return 1;
  let lines = 1;
  for (let chosen = 1; chosen <= shape.size; chosen += 1) {
    lines = (lines * (legCount - chosen + 1)) / chosen;
  }
  return lines;
}

/**
 * The sum over all lines of the product of their factors. For a system it is the elementary
 * symmetric polynomial of the factors, which needs no list of lines: 184,756 of them cost as
 * little as three.
 */
export function sumOfLines(shape: BetShape, factors: readonly bigint[]): bigint {
  const size = legsPerLine(shape, factors.length);
  // sums[k]: over all choices of k of the factors seen so far.
  const sums = [1n, ...Array.from({ length: size }, () => 0n)];
  for (const factor of factors) {
    for (let chosen = size; chosen >= 1; chosen -= 1) {
      sums[chosen] = (sums[chosen] ?? 0n) + (sums[chosen - 1] ?? 0n) * factor;
    }
  }
  return sums[size] ?? 0n;
}

export function legsPerLine(shape: BetShape, legCount: number): number {
  return shape.kind === 'all' ? legCount : shape.size;
}
