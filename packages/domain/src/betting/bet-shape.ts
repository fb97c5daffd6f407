import { invariant } from '../invariant.ts';

/**
 * How the legs of one bet belong together. `all`: every leg must win; with one leg it is a single.
 * `system`: every choice of `size` legs is a bet of its own, a line, and all lines have one stake.
 * `full-cover`: every choice of `from` or more legs is such a line; these are the systems that have
 * names of their own, Trixie to Goliath, and with singles Patent to Lucky 255.
 */
export type BetShape =
  | { readonly kind: 'all' }
  | { readonly kind: 'system'; readonly size: number }
  | { readonly kind: 'full-cover'; readonly from: 1 | 2 };

export const allOfThem: BetShape = { kind: 'all' };

export const SYSTEM_LEGS_MAX = 20;
export const SYSTEM_LEGS_MIN = 3;

/** Nobody has named the full covers of more legs. */
const FULL_COVER_LEGS_MAX = 8;

/** Whether so many legs can be bet on in that shape. */
export function shapeFits(shape: BetShape, legCount: number): boolean {
  if (shape.kind === 'all') return legCount >= 1;
  if (legCount < SYSTEM_LEGS_MIN) return false;
  if (shape.kind === 'full-cover') return legCount <= FULL_COVER_LEGS_MAX;
  const { size } = shape;
  return legCount <= SYSTEM_LEGS_MAX && Number.isInteger(size) && size >= 2 && size < legCount;
}

/** How many legs a line may have, the fewest first. */
export function lineSizes(shape: BetShape, legCount: number): readonly number[] {
  invariant(shapeFits(shape, legCount), 'the shape fits the legs');
  switch (shape.kind) {
    case 'all':
      return [legCount];
    case 'system':
      return [shape.size];
    case 'full-cover':
      return Array.from({ length: legCount - shape.from + 1 }, (_, at) => shape.from + at);
  }
}

/** So many legs at least must not lose, or no line is left. */
export function fewestLegsPerLine(shape: BetShape, legCount: number): number {
  return lineSizes(shape, legCount)[0] ?? legCount;
}

/** The stake is divided among so many lines: 1 for `all`, else all choices of legs. */
export function lineCount(shape: BetShape, legCount: number): number {
  return lineSizes(shape, legCount).reduce((sum, size) => sum + choices(size, legCount), 0);
}

function choices(size: number, legCount: number): number {
  // As many as leave the others out, and small on the way: sixty of sixty is one.
  const fewer = Math.min(size, legCount - size);
  let lines = 1;
  for (let chosen = 1; chosen <= fewer; chosen += 1) {
    lines = (lines * (legCount - chosen + 1)) / chosen;
  }
  return lines;
}

/**
 * The sum over all lines of the product of their factors, each line in parts of `unit` to the power
 * of all legs, whatever its length. For lines of one size it is the elementary symmetric polynomial
 * of the factors, which needs no list of lines: 184,756 of them cost as little as three.
 */
export function sumOfLines(shape: BetShape, factors: readonly bigint[], unit: bigint): bigint {
  const sizes = lineSizes(shape, factors.length);
  const longest = sizes[sizes.length - 1] ?? 0;
  // sums[k]: over all choices of k of the factors seen so far.
  const sums = [1n, ...Array.from({ length: longest }, () => 0n)];
  for (const factor of factors) {
    for (let chosen = longest; chosen >= 1; chosen -= 1) {
      sums[chosen] = (sums[chosen] ?? 0n) + (sums[chosen - 1] ?? 0n) * factor;
    }
  }
  return sizes.reduce(
    (total, size) => total + (sums[size] ?? 0n) * unit ** BigInt(factors.length - size),
    0n,
  );
}

const FULL_COVER_CODE = 100;

/**
 * One number for a shape, as orders are stored and told (DECISION 0065): 0 when all must win, the
 * legs of each line of a system, and for a full cover 100 and the legs of its shortest line.
 */
export function systemCodeOf(shape: BetShape): number {
  switch (shape.kind) {
    case 'all':
      return 0;
    case 'system':
      return shape.size;
    case 'full-cover':
      return FULL_COVER_CODE + shape.from;
  }
}

/** A number that stands for no shape is a system that fits no legs. */
export function shapeOfCode(code: number): BetShape {
  if (code === 0) return allOfThem;
  const from = code - FULL_COVER_CODE;
  return from === 1 || from === 2 ? { kind: 'full-cover', from } : { kind: 'system', size: code };
}

const names = {
  1: ['Patent', 'Lucky 15', 'Lucky 31', 'Lucky 63', 'Lucky 127', 'Lucky 255'],
  2: ['Trixie', 'Yankee', 'Canadian', 'Heinz', 'Super Heinz', 'Goliath'],
} as const;

/** What bettors everywhere call it; undefined for every other shape. */
export function systemName(shape: BetShape, legCount: number): string | undefined {
  if (shape.kind !== 'full-cover') return undefined;
  return names[shape.from][legCount - SYSTEM_LEGS_MIN];
}
