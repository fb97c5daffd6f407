import { expect, test } from 'vitest';
import { decimalText } from './cash-out-view.ts';

const texts: readonly [bigint, bigint, string][] = [
  [2n, 1n, '2'],
  [0n, 7n, '0'],
  [13n, 6n, '2.166666'],
  [89n, 50n, '1.78'],
  [1n, 1_000_000n, '0.000001'],
  [1n, 10_000_000n, '0'],
  [10n ** 40n, 3n, `${'3'.repeat(40)}.333333`],
];
test.each(texts)('[CSH-42] %d over %d is written %s', (numerator, denominator, text) => {
  expect(decimalText({ numerator, denominator })).toBe(text);
});
