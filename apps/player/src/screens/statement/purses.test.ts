import { expect, test } from 'vitest';
import { purseIn } from './purses.ts';

const addresses = [
  ['type=1', 1],
  ['type=2', 2],
  ['type=3', 3],
  ['', 1],
  ['type=4', 1],
  ['type=abc', 1],
] as const;

test.each(addresses)('[MS-40] ?%s is about purse %d', (query, purse) => {
  expect(purseIn(new URLSearchParams(query))).toBe(purse);
});
