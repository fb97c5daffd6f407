import { expect, test } from 'vitest';
import { bulkAnswerOf, refusedFirst } from './bulk-answer.ts';

const done = { id: '1', outcome: 'done', message: '' } as const;
const refused = { id: '2', outcome: 'refused', message: 'Already disabled' } as const;

test.each([
  [[done, refused], true],
  [[], false],
  [null, false],
  [{ outcome: 'done', proposal_id: null }, false],
  [[{ id: '1', name: 'Asha' }], false],
  [[done, { id: 7, outcome: 'done' }], false],
])('[BO-65] %j is an answer per row: %s', (content, isOne) => {
  expect(bulkAnswerOf(content) !== undefined).toBe(isOne);
});

test('[BO-65] who was refused is read first', () => {
  expect(refusedFirst([done, refused, done]).map(({ outcome }) => outcome)).toEqual([
    'refused',
    'done',
    'done',
  ]);
});
