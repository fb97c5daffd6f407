import { expect, test } from 'vitest';
import { choiceAfterKey } from './choice.ts';

const choices = [
  { id: 'popular', text: 'Maarufu' },
  { id: 'today', text: 'Leo' },
  { id: 'tomorrow', text: 'Kesho' },
] as const;

const cases = [
  // key          current     next
  ['ArrowRight', 'popular', 'today'],
  ['ArrowLeft', 'today', 'popular'],
  ['ArrowRight', 'tomorrow', 'popular'],
  ['ArrowLeft', 'popular', 'tomorrow'],
  ['Enter', 'popular', undefined],
] as const;

test.each(cases)('[SCR-02] %s on %s leads to %s', (key, current, next) => {
  expect(choiceAfterKey<string>(key, { choices, current })).toBe(next);
});
