import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWithinSlips, slipsForgiven } from './edit-distance.ts';

const pairs = [
  // one       other        slips  within
  ['simba', 'simba', 0, true],
  ['simba', 'simbo', 0, false],
  ['simba', 'simbo', 1, true],
  ['simba', 'smba', 1, true],
  ['simba', 'simbaa', 1, true],
  ['simba', 'ismba', 1, true],
  ['simba', 'ismbo', 1, false],
  ['simba', 'ismbo', 2, true],
  ['chelsea', 'chlesae', 2, true],
  ['arsenal', 'aresnla', 1, false],
  ['', '', 1, true],
  ['', 'ab', 2, true],
  ['', 'abc', 2, false],
  ['abc', 'xyz', 2, false],
] as const;

/** The whole table without any short cut. */
function distance(one: string, other: string): number {
  const cells = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => cells[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    cells.push([row]);
    for (let column = 1; column <= other.length; column += 1) {
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const replaced = Number(one[row - 1] !== other[column - 1]);
      cells[row]?.push(
        Math.min(
          at(row - 1, column - 1) + replaced,
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

describe('slips of the finger', () => {
  test.each(pairs)('[ODB-41] %j and %j within %d: %s', (one, other, slips, within) => {
    expect(isWithinSlips(one, other, slips)).toBe(within);
    expect(isWithinSlips(other, one, slips)).toBe(within);
  });

  const lengths = [
    [0, 0],
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
    [30, 2],
  ] as const;
  test.each(lengths)('[ODB-41] a word of %d letters may differ by %d', (length, slips) => {
    expect(slipsForgiven(length)).toBe(slips);
  });

  test('[ODB-41] the short cut agrees with the whole table', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    const law = fc.property(word, word, fc.integer({ min: 0, max: 2 }), (one, other, slips) => {
      expect(isWithinSlips(one, other, slips)).toBe(distance(one, other) <= slips);
    });
    fc.assert(law, { seed: 20_260_301, numRuns: 500 });
  });
});
