import { expect, test } from 'vitest';
import { numberList, readWholeNumbers } from './number-lists.ts';

test.each([
  ['{}', []],
  ['{7}', [7n]],
  ['{-1,0,9007199254740993}', [-1n, 0n, 9_007_199_254_740_993n]],
])('%s is what a list is written as, and read from', (list, numbers) => {
  expect(numberList(numbers)).toBe(list);
  expect(readWholeNumbers(list)).toEqual(numbers);
});

test('what is missing is null', () => {
  expect(numberList([1, null, 3])).toBe('{1,NULL,3}');
});
