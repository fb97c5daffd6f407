import { expect, test } from 'vitest';
import { themeOf } from './theme-rule.ts';

const choices = [
  [null, false, 'light'],
  [null, true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['sepia', true, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const;

test.each(choices)('[SHELL-20] choice %s, dark system %s: %s', (choice, systemIsDark, theme) => {
  expect(themeOf(choice, systemIsDark)).toBe(theme);
});
