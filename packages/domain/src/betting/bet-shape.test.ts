import { expect, test } from 'vitest';
import { InvariantError } from '../invariant.ts';
import { allOfThem, lineCount, shapeFits } from './bet-shape.ts';

const system = (size: number) => ({ kind: 'system', size }) as const;

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
] as const;

test.each(shapes)('[BET-08] %j of %d legs: fits %s, %s lines', (shape, legs, fits, lines) => {
  expect(shapeFits(shape, legs)).toBe(fits);
  if (lines === undefined) expect(() => lineCount(shape, legs)).toThrow(InvariantError);
  else expect(lineCount(shape, legs)).toBe(lines);
});

test('[BET-09] one cut is the system that leaves one leg out', () => {
  for (const legs of [3, 5, 20]) expect(lineCount(system(legs - 1), legs)).toBe(legs);
});
