import { ok, refuse } from '@kipute/domain/result';
import { expect, test } from 'vitest';
import { groupedAmount, quickAmounts, readAmount } from './amount.ts';

const limits = { minimum: 100, maximum: 3_000_000 };

const typedAmounts = [
  // typed                outcome
  ['5000', ok(5_000)],
  ['5,000', ok(5_000)],
  [' 1 000 000 ', ok(1_000_000)],
  ['100', ok(100)],
  ['3000000', ok(3_000_000)],
  ['', refuse('missing')],
  ['  ', refuse('missing')],
  ['99', refuse('below-minimum')],
  ['0', refuse('below-minimum')],
  ['3000001', refuse('above-maximum')],
  ['9'.repeat(40), refuse('above-maximum')],
  ['1000.50', refuse('not-whole')],
  ['-500', refuse('not-whole')],
  ['1e3', refuse('not-whole')],
  ['elfu tano', refuse('not-whole')],
] as const;

test.each(typedAmounts)('[MS-10] %j is read as %j', (typed, outcome) => {
  expect(readAmount(typed, limits)).toEqual(outcome);
});

const grouped = [
  ['5000', '5,000'],
  ['5,0000', '50,000'],
  ['1234567', '1,234,567'],
  ['007', '7'],
  ['12.5', '12.5'],
  ['', ''],
] as const;

test.each(grouped)('[MS-10] typing %j shows %j', (typed, shown) => {
  expect(groupedAmount(typed)).toBe(shown);
});

test('[MS-11] only quick amounts within the limits are offered', () => {
  expect(quickAmounts(limits)).toEqual([1_000, 2_000, 5_000, 10_000, 20_000, 50_000]);
  expect(quickAmounts({ minimum: 2_000, maximum: 15_000 })).toEqual([2_000, 5_000, 10_000]);
});
