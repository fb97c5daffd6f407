import { expect, test } from 'vitest';
import { rewrittenRow, successfulVandal } from './history-stays.ts';

const before = new Map([
  ['activity 1', 'a'],
  ['activity 2', 'b'],
]);

test.each([
  [
    'the same',
    [
      ['activity 1', 'a'],
      ['activity 2', 'b'],
    ],
    undefined,
  ],
  [
    'one more',
    [
      ['activity 1', 'a'],
      ['activity 2', 'b'],
      ['activity 3', 'c'],
    ],
    undefined,
  ],
  ['one less', [['activity 1', 'a']], 'activity 2 is gone'],
  [
    'another',
    [
      ['activity 1', 'a'],
      ['activity 2', 'c'],
    ],
    'activity 2 was changed',
  ],
] as const)('[SIM-15] %s', (_, rows, expected) => {
  expect(rewrittenRow(before, new Map(rows))).toBe(expected);
});

test.each([
  ['refused', undefined],
  ['lost', undefined],
  ['let-through', 'the database let this through: delete from activity'],
] as const)('[SIM-15] a vandal who is %s', (outcome, expected) => {
  const attempt = 'delete from activity';
  expect(successfulVandal([{ kind: 'vandalism', attempt, outcome }])).toBe(expected);
});
