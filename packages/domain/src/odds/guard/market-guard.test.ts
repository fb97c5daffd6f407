import { describe, expect, test } from 'vitest';
import { type Book, crossedLines, faultOf } from './market-guard.ts';

const limits = { bookSumMinimum: 1_000, priceAgeMaximumSeconds: 600 };
const MINUTE = 60_000;

const aBook = (odds: readonly number[], changes: Partial<Book> = {}): Book => ({
  selections: odds.map((one) => ({ odds: one, pricedAt: 100 * MINUTE })),
  winners: 1,
  isLive: true,
  ...changes,
});

describe('[ODB-70] a whole book sums to its winners', () => {
  test.each([
    // odds, winners, least sum, fault
    [[2_000, 2_000], 1, 1_000, undefined],
    [[2_040, 2_000], 1, 1_000, 'book-too-cheap'],
    [[3_000, 3_000, 3_000], 1, 1_000, undefined],
    [[1_320, 6_900], 1, 1_000, 'book-too-cheap'],
    [[1_010, 100_000], 1, 1_000, undefined],
    [[1_010, 110_000], 1, 1_000, 'book-too-cheap'],
    [[1_900, 1_900], 1, 1_060, 'book-too-cheap'],
    [[1_900, 1_900], 1, 1_050, undefined],
    // Two of a double chance win.
    [[1_400, 1_400, 1_400], 2, 1_000, undefined],
    [[1_500, 1_500, 1_500], 2, 1_000, undefined],
    [[1_550, 1_500, 1_500], 2, 1_000, 'book-too-cheap'],
    // Of scorers nobody knows how many; with one off sale the book cannot be bought.
    [[9_000, 9_000], 'varies', 1_000, undefined],
    [[9_000, 0], 1, 1_000, undefined],
    [[], 1, 1_000, undefined],
  ] as const)('%j, of which %s win, at least %d: %s', (odds, winners, bookSumMinimum, fault) => {
    expect(faultOf(aBook(odds, { winners }), { ...limits, bookSumMinimum })).toBe(fault);
  });
});

describe('[ODB-71] prices of one market are of one time', () => {
  const at = (...minutes: readonly number[]) =>
    minutes.map((minute) => ({ odds: 1_900, pricedAt: minute * MINUTE }));
  test.each([
    // selections, changes, fault
    [at(90, 99), {}, undefined],
    [at(90, 100), {}, undefined],
    [at(89, 100), {}, 'stale-price'],
    [at(89, 100), { isLive: false }, undefined],
    // One that is off sale, and one with no step to move by.
    [[...at(100), { odds: 0, pricedAt: 0 }], {}, undefined],
    [[...at(100), { odds: 1_050, pricedAt: 0 }, ...at(95)], {}, undefined],
    [[...at(100), { odds: 1_060, pricedAt: 0 }, ...at(95)], {}, 'stale-price'],
  ] as const)('%j with %j: %s', (selections, changes, fault) => {
    expect(faultOf(aBook([], { selections, ...changes }), limits)).toBe(fault);
  });
});

describe('[ODB-72] the harder line pays no less', () => {
  const lines = (...odds: readonly (readonly [line: number, odds: number])[]) =>
    odds.map(([line, price]) => ({ marketId: String(line), line, odds: price }));
  test.each([
    [lines([1.5, 1_300], [2.5, 1_900], [3.5, 3_000]), 'rising', []],
    [lines([3.5, 3_000], [1.5, 1_300], [2.5, 1_300]), 'rising', []],
    [lines([1.5, 2_000], [2.5, 1_900], [3.5, 3_000]), 'rising', ['1.5', '2.5']],
    [lines([1.5, 4_000], [2.5, 1_900], [3.5, 3_000]), 'rising', ['1.5', '2.5', '3.5']],
    [lines([-0.5, 1_900], [0, 1_500], [0.5, 1_300]), 'falling', []],
    [lines([-0.5, 1_900], [0, 2_100], [0.5, 1_300]), 'falling', ['0', '-0.5']],
    [lines([2.5, 1_900]), 'falling', []],
  ] as const)('%j %s: %j', (prices, order, crossed) => {
    expect(crossedLines(prices, order)).toEqual(crossed);
  });
});
