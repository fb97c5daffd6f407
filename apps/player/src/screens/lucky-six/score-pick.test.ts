import { describe, expect, test } from 'vitest';
import {
  canStep,
  firstEmpty,
  goalsOf,
  quickScores,
  type Step,
  stepGoals,
  type Team,
  unfoldedWith,
} from './score-pick.ts';

const steps: readonly (readonly [string, Team, Step, string])[] = [
  ['', 'home', 1, '1-0'],
  ['', 'away', 1, '0-1'],
  ['', 'home', -1, '0-0'],
  ['', 'away', -1, '0-0'],
  ['2-1', 'home', 1, '3-1'],
  ['2-1', 'home', -1, '1-1'],
  ['2-1', 'away', -1, '2-0'],
  ['0-3', 'home', -1, '0-3'],
  ['5-3', 'home', 1, '5-3'],
  ['5-4', 'away', 1, '5-5'],
];

test.each(steps)('[POL-181] %j, %s by %i is %s', (pick, team, by, after) => {
  expect(stepGoals(pick, team, by)).toBe(after);
  expect(canStep(pick, team, by)).toBe(pick !== after);
});

test('[POL-181] every score from 0–0 to 5–5 is reached by thumb, and no other', () => {
  const reached = new Set<string>();
  const visit = (pick: string): void => {
    if (reached.has(pick)) return;
    reached.add(pick);
    for (const team of ['home', 'away'] as const) {
      for (const by of [1, -1] as const) visit(stepGoals(pick, team, by));
    }
  };
  visit(stepGoals('', 'home', 1));
  expect(reached.size).toBe(36);
  expect([...reached].every((pick) => /^[0-5]-[0-5]$/.test(pick))).toBe(true);
});

describe('[POL-182] "other"', () => {
  test.each(['home', 'away'] as const)('has no goals of %s, and its steppers rest', (team) => {
    expect(goalsOf('other', team)).toBeUndefined();
    expect(canStep('other', team, 1)).toBe(false);
    expect(canStep('other', team, -1)).toBe(false);
  });
});

test('[POL-182] quick scores are five different scores of the game', () => {
  expect(new Set(quickScores).size).toBe(5);
  expect(quickScores.map((score) => [goalsOf(score, 'home'), goalsOf(score, 'away')])).toEqual([
    [1, 0],
    [2, 1],
    [1, 1],
    [2, 0],
    [0, 0],
  ]);
});

const moves: readonly (readonly [readonly number[], number, readonly number[]])[] = [
  [[], 0, [0]],
  [[0], 1, [0, 1]],
  [[0, 1], 4, [0, 1, 4]],
  [[0, 1, 4], 1, [0, 1]],
  [[3], 0, [0]],
  [[2], 2, [2]],
];

test.each(moves)('[POL-183] of %j, with %i in hand, %j are unfolded', (before, inHand, after) => {
  expect(unfoldedWith(before, inHand)).toEqual(after);
});

test('[POL-183] nothing above the match in hand ever folds or unfolds', () => {
  for (const [before, inHand] of moves) {
    const above = (rows: readonly number[]) => rows.filter((row) => row < inHand);
    expect(above(unfoldedWith(before, inHand))).toEqual(above(before));
  }
});

test('[POL-183] the first match without a score is in hand at first', () => {
  expect(firstEmpty(['2-1', '', ''])).toBe(1);
  expect(firstEmpty(['2-1', 'other'])).toBeUndefined();
});
