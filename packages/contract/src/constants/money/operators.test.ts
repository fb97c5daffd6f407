import { expect, test } from 'vitest';
import { wordsOf } from '../choice.ts';
import { operatorPrefixes, operators, prefixesOf, preselectedOperator } from './operators.ts';

const ranges = [
  [3, 'mixx', ['65', '67', '70', '71', '77']],
  [4, 'airtel', ['66', '68', '69', '78', '98', '99']],
  [6, 'mpesa', ['72', '74', '75', '76', '79']],
  [7, 'halopesa', ['61', '62', '63']],
] as const;

test.each(ranges)('[CON-05] operator %d, %s, owns %j', (id, operator, prefixes) => {
  expect(operators[operator].id).toBe(id);
  expect(prefixesOf(operator)).toEqual(prefixes);
});

test('[CON-05] no prefix begins another', () => {
  const prefixes: string[] = wordsOf(operatorPrefixes);
  const overlapping = prefixes.filter((prefix) =>
    prefixes.some((other) => other !== prefix && other.startsWith(prefix)),
  );
  expect(overlapping).toEqual([]);
});

const numbers = [
  ['255712345678', 'mixx'],
  ['+255 754 345 678', 'mpesa'],
  ['0621234567', 'halopesa'],
  ['681234567', 'airtel'],
  ['075', 'mpesa'],
  ['07', undefined],
  ['', undefined],
  ['255', undefined],
  ['0731234567', undefined],
] as const;

test.each(numbers)('[CON-05] %s preselects %s', (phone, operator) => {
  expect(preselectedOperator(phone)).toBe(operator);
});
