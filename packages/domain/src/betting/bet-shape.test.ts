import { expect, test } from 'vitest';
import { InvariantError } from '../invariant.ts';
import {
  allOfThem,
  fewestLegsPerLine,
  lineCount,
  shapeFits,
  shapeOfCode,
  systemCodeOf,
  systemName,
} from './bet-shape.ts';

const system = (size: number) => ({ kind: 'system', size }) as const;

const cover = (from: 1 | 2) => ({ kind: 'full-cover', from }) as const;

const shapes = [
  // shape      legs  fits   lines
  [allOfThem, 0, false, undefined],
  [allOfThem, 1, true, 1],
  [allOfThem, 60, true, 1],
  [system(1), 3, false, undefined],
  [system(2), 2, false, undefined],
  [system(2), 3, true, 3],
  [system(3), 3, false, undefined],
  [system(3), 5, true, 10],
  [system(10), 20, true, 184_756],
  [system(2), 21, false, undefined],
  [system(2.5), 5, false, undefined],
  [system(Number.NaN), 5, false, undefined],
  [cover(1), 2, false, undefined],
  [cover(2), 9, false, undefined],
] as const;

test.each(shapes)('[BET-08] %j of %d legs: fits %s, %s lines', (shape, legs, fits, lines) => {
  expect(shapeFits(shape, legs)).toBe(fits);
  if (lines === undefined) expect(() => lineCount(shape, legs)).toThrow(InvariantError);
  else expect(lineCount(shape, legs)).toBe(lines);
});

test('[BET-09] one cut is the system that leaves one leg out', () => {
  for (const legs of [3, 5, 20]) expect(lineCount(system(legs - 1), legs)).toBe(legs);
});

const named = [
  // code  legs  name           lines  fewest
  [102, 3, 'Trixie', 4, 2],
  [101, 3, 'Patent', 7, 1],
  [102, 4, 'Yankee', 11, 2],
  [101, 4, 'Lucky 15', 15, 1],
  [102, 5, 'Canadian', 26, 2],
  [101, 5, 'Lucky 31', 31, 1],
  [102, 6, 'Heinz', 57, 2],
  [101, 6, 'Lucky 63', 63, 1],
  [102, 7, 'Super Heinz', 120, 2],
  [101, 7, 'Lucky 127', 127, 1],
  [102, 8, 'Goliath', 247, 2],
  [101, 8, 'Lucky 255', 255, 1],
] as const;

test.each(named)(
  '[BET-16] %d of %d legs is the %s of %d lines',
  (code, legs, name, lines, fewest) => {
    const shape = shapeOfCode(code);
    expect(systemName(shape, legs)).toBe(name);
    expect(lineCount(shape, legs)).toBe(lines);
    expect(fewestLegsPerLine(shape, legs)).toBe(fewest);
  },
);

test.each([0, 2, 19, 101, 102])('[BET-16] the shape of %d has that number again', (code) => {
  expect(systemCodeOf(shapeOfCode(code))).toBe(code);
});

test.each([1, 100, 103])('[BET-16] %d is no shape of any legs', (code) => {
  for (const legs of [1, 3, 8, 20]) expect(shapeFits(shapeOfCode(code), legs)).toBe(false);
});

test('[BET-16] only a full cover has a name', () => {
  expect(systemName(system(2), 3)).toBeUndefined();
  expect(systemName(allOfThem, 3)).toBeUndefined();
});
