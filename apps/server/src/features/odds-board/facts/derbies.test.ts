import { expect, test } from 'vitest';
import { isDerby } from './derbies.ts';

const matches = [
  // home               away              old rivals
  ['Simba SC', 'Young Africans', true],
  ['Young Africans SC', 'Simba', true],
  ['Simba', 'Azam', false],
  ['Barcelona', 'Espanyol', false],
  ['Barcelona', 'Real Madrid', true],
] as const;

test.each(matches)('[SCR-15] %s – %s, a derby: %s', (home, away, expected) => {
  expect(isDerby({ name: home }, { name: away })).toBe(expected);
});

test('[SCR-15] a team nobody knows yet has no rival', () => {
  expect(isDerby({ name: 'Simba' }, undefined)).toBe(false);
});
