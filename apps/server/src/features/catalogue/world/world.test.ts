import { expect, test } from 'vitest';
import { insertById, isBefore, statusOf } from './world.ts';

test.each([
  // feed  price  withdrawn  shown
  [1, 2000, false, 1],
  [1, 0, false, 5],
  [1, -1, false, 5],
  [2, 0, false, 2],
  [2, -1, false, 5],
  [7, 2000, false, 7],
  [7, -1, false, 5],
  [6, 0, false, 6],
  [1, 2000, true, 4],
  [1, -1, true, 4],
] as const)(
  '[CAT-08] status %d, price %d, withdrawn %j: shown as %d',
  (feedStatus, price, isWithdrawn, shown) => {
    expect(statusOf({ feedStatus, price, isWithdrawn })).toBe(shown);
  },
);

test.each([
  ['9', '10', true],
  ['10', '9', false],
  ['10', '10', false],
  ['-1', '1', true],
  ['-10', '-9', true],
  ['-9', '-10', false],
  ['261402117033922801', '261402117033922802', true],
  [2, 10, true],
] as const)('[CAT-10] %j before %j: %j', (one, other, expected) => {
  expect(isBefore(one, other)).toBe(expected);
});

test('[CAT-10] a list is in order of ids however it was filled', () => {
  const list: { id: string }[] = [];
  for (const id of ['20', '3', '100', '-4', '19']) insertById(list, { id });
  expect(list.map(({ id }) => id)).toEqual(['-4', '3', '19', '20', '100']);
});
