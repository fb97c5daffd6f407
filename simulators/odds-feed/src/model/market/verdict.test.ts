import { expect, test } from 'vitest';
import { assessTwoSides } from './assessment.ts';
import { opposite, verdictAbove, verdicts } from './verdict.ts';

const { won: W, lost: L, void: P, halfWon: HW, halfLost: HL } = verdicts;

/** Lines of the backed side, and margins from two behind to two ahead. */
const matrix = [
  [-1.75, [L, L, L, L, HW]],
  [-1.5, [L, L, L, L, W]],
  [-1.25, [L, L, L, HL, W]],
  [-1, [L, L, L, P, W]],
  [-0.75, [L, L, L, HW, W]],
  [-0.5, [L, L, L, W, W]],
  [-0.25, [L, L, HL, W, W]],
  [0, [L, L, P, W, W]],
  [0.25, [L, L, HW, W, W]],
  [0.5, [L, L, W, W, W]],
  [0.75, [L, HL, W, W, W]],
  [1, [L, P, W, W, W]],
  [1.25, [L, HW, W, W, W]],
] as const;

test.each(matrix)('[OSIM-08] handicap %d', (line, expected) => {
  expect([-2, -1, 0, 1, 2].map((margin) => verdictAbove(margin + line))).toEqual(expected);
});

test('[OSIM-08] the other side gets the opposite', () => {
  expect([W, L, P, HW, HL].map(opposite)).toEqual([L, W, P, HL, HW]);
});

/** Stake 1 at odds o: what comes back on average when margins have these chances. */
function averageReturn(line: number, margins: ReadonlyMap<number, number>, odds: number): number {
  const returns = { [W]: odds, [L]: 0, [P]: 1, [HW]: (1 + odds) / 2, [HL]: 0.5 };
  return [...margins].reduce(
    (sum, [margin, chance]) => sum + chance * returns[verdictAbove(margin + line)],
    0,
  );
}

test.each([-1.25, -1, -0.75, -0.25, 0, 0.25, 0.5])('[OSIM-07] handicap %d is fair', (line) => {
  const margins = new Map([
    [-1, 0.2],
    [0, 0.25],
    [1, 0.3],
    [2, 0.25],
  ]);
  const ends = { states: [...margins.keys()], chances: [...margins.values()] };
  const [side, other] = assessTwoSides(ends, (margin) => verdictAbove(margin + line));
  const probability = side?.probability ?? 0;
  expect(averageReturn(line, margins, 1 / probability)).toBeCloseTo(1, 12);
  expect(probability + (other?.probability ?? 0)).toBeCloseTo(1, 12);
});

/** Two goals so far and none, one or two more to come. */
test.each([
  // line, what is sure now, what stands of over and of under when the match breaks off
  [1.25, W, W, L],
  [1.75, undefined, HW, HL],
  [2, undefined, undefined, undefined],
  [2.25, undefined, undefined, undefined],
  [2.75, undefined, undefined, undefined],
] as const)('[OSIM-42] over %d when a match breaks off', (line, sure, over, under) => {
  const ends = { states: [2, 3, 4], chances: [0.5, 0.3, 0.2] };
  const sides = assessTwoSides(ends, (total) => verdictAbove(total - line));
  expect(sides.map(({ ifBrokenOff }) => ifBrokenOff)).toEqual([over, under]);
  expect(sides[0]?.verdict).toBe(sure);
});
