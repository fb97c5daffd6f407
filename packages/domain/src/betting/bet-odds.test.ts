import { expect, test } from 'vitest';
import { formatOdds, totalOddsOf } from './bet-odds.ts';

const products = [
  [[], '1.00'],
  [[2_000], '2.00'],
  [[1_999], '1.99'],
  [[1_500, 1_600, 2_000], '4.80'],
  [[1_333, 1_333], '1.77'],
  [[1_005, 1_005], '1.01'],
  [[123_456, 10_000], '1234.56'],
] as const;

test.each(products)('[BET-01] %j make %s: exact, truncated once', (odds, text) => {
  expect(formatOdds(totalOddsOf(odds))).toBe(text);
});
