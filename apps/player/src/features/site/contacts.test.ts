import { expect, test } from 'vitest';
import { drawn, listed } from './contacts.ts';

test('[SHELL-15] the operators separate phones by commas', () => {
  expect(listed(' +255700000101, +255700000102 ,')).toEqual(['+255700000101', '+255700000102']);
  expect(listed('')).toEqual([]);
});

const draws = [
  [['a', 'b', 'c'], 2, 0, ['a', 'b']],
  [['a', 'b', 'c'], 2, 0.99, ['c', 'b']],
  [['a'], 2, 0.5, ['a']],
  [[], 2, 0.5, []],
] as const;

test.each(draws)('[SHELL-15] of %j draws %d with chance %d', (entries, count, chance, picked) => {
  expect(drawn(entries, count, () => chance)).toEqual(picked);
});
