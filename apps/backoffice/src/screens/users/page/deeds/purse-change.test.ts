import { expect, test } from 'vitest';
import { purseChangeOf } from './purse-change.ts';

test.each([
  // before  change     from       after      verdict       second person
  [1_000, 500, 50_000, 1_500, 'fine', 'not-asked'],
  [1_000, -1_000, 50_000, 0, 'fine', 'not-asked'],
  [1_000, -1_000.01, 50_000, -0.01, 'below-zero', 'not-asked'],
  [0.1, 0.2, 50_000, 0.3, 'fine', 'not-asked'],
  [0, 49_999.99, 50_000, 49_999.99, 'fine', 'not-asked'],
  [0, 50_000, 50_000, 50_000, 'fine', 'asked'],
  [90_000, -50_000, 50_000, 40_000, 'fine', 'asked'],
  [0, 1, 0, 1, 'fine', 'asked'],
  [0, 1, undefined, 1, 'fine', 'unknown'],
] as const)('[BO-87] %d changed by %d, limit %s', (before, change, from, ...expected) => {
  const [after, verdict, secondPerson] = expected;
  expect(purseChangeOf(before, change, from)).toEqual({ before, after, verdict, secondPerson });
});
