import { expect, test } from 'vitest';
import { oddsText } from './odds-text.ts';

const cases = [
  // thousandths  shown
  [2450, '2.45'],
  [2000, '2.00'],
  [1050, '1.05'],
  [1999, '1.99'],
  [1001, '1.00'],
  [151_500, '151.50'],
] as const;

test.each(cases)('[SCR-11] %d thousandths are shown as %s', (thousandths, shown) => {
  expect(oddsText(thousandths)).toBe(shown);
});
