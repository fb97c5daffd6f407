import { expect, test } from 'vitest';
import { InvariantError } from '../invariant.ts';
import {
  floorToShilling,
  formatShillings,
  fromWireShillings,
  parseShillings,
  percentOfRoundedDown,
  senti,
  shillings,
  toWireShillings,
} from './senti.ts';

const readable = [
  ['0', 0n],
  ['1500', 150_000n],
  ['1500.5', 150_050n],
  ['1500.05', 150_005n],
  ['1500.55', 150_055n],
  ['-12.3', -1230n],
  ['-0', 0n],
  ['007', 700n],
  ['999999999999999.99', 99_999_999_999_999_999n],
] as const;

test.each(readable)('[MON-01] %j is %d senti', (text, amount) => {
  expect(parseShillings(text)).toBe(amount);
});

const unreadable = [
  '',
  ' ',
  ' 5',
  '5 ',
  '1e3',
  'NaN',
  'Infinity',
  '1.',
  '.5',
  '1.234',
  '1,500',
  '+5',
  '--5',
  '0x10',
  '١٢',
  '1000000000000000',
];

test.each(unreadable)('[MON-01] %j is no amount', (text) => {
  expect(parseShillings(text)).toBeUndefined();
});

test('[MON-01] shillings are whole', () => {
  expect(shillings(300)).toBe(30_000n);
  expect(shillings(300n)).toBe(30_000n);
  for (const broken of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    expect(() => shillings(broken)).toThrow(InvariantError);
  }
});

const wire = [
  [0n, 0],
  [1n, 0.01],
  [10n, 0.1],
  [29n, 0.29],
  [57n, 0.57],
  [100n, 1],
  [-1230n, -12.3],
  [122_902n, 1229.02],
  [7_036_874_417_766_399n, 70_368_744_177_663.99],
] as const;

test.each(wire)('[MON-02] %d senti travel as %d', (amount, number) => {
  expect(toWireShillings(senti(amount))).toBe(number);
  expect(fromWireShillings(number)).toBe(amount);
});

test.each([2n ** 46n * 100n, -(2n ** 46n) * 100n, 2n ** 53n])(
  '[MON-02] %d senti do not fit the wire',
  (amount) => {
    expect(() => toWireShillings(senti(amount))).toThrow(InvariantError);
  },
);

test.each([0.1 + 0.2, 1.005, 1e21, 5e-324, Number.NaN, Number.POSITIVE_INFINITY])(
  '[MON-02] %d from the wire is no amount',
  (number) => {
    expect(fromWireShillings(number)).toBeUndefined();
  },
);

const percentages = [
  // senti, percent, rounded down
  [100_000n, 10, 10_000n],
  [391_400n, 10, 39_140n],
  [99n, 1, 0n],
  [199n, 50, 99n],
  [10_000n, 2.5, 250n],
  [10_000n, 0.01, 1n],
  [9_999n, 0.01, 0n],
  [333n, 100, 333n],
  [333n, 645, 2_147n],
  [-199n, 50, -99n],
  [5n, 0, 0n],
] as const;

test.each(percentages)('[MON-03] of %d senti %d percent', (amount, percent, expected) => {
  expect(percentOfRoundedDown(senti(amount), percent)).toBe(expected);
});

const floors = [
  [199n, 100n],
  [100n, 100n],
  [99n, 0n],
  [0n, 0n],
  [-199n, -100n],
] as const;

test.each(floors)('[MON-03] %d senti are at least %d', (amount, expected) => {
  expect(floorToShilling(senti(amount))).toBe(expected);
});

const readings = [
  [0n, '0'],
  [5n, '0.05'],
  [50n, '0.50'],
  [100n, '1'],
  [99_900n, '999'],
  [100_000n, '1,000'],
  [1_221_500n, '12,215'],
  [1_222_902n, '12,229.02'],
  [123_456_789_010n, '1,234,567,890.10'],
  [-1_222_902n, '−12,229.02'],
] as const;

test.each(readings)('[MON-04] %d senti read %s', (amount, text) => {
  expect(formatShillings(senti(amount))).toBe(text);
});
