import { describe, expect, test } from 'vitest';
import type { PayWith } from '../betting/stake.ts';
import { senti, shillings } from '../money/senti.ts';
import { jackpotTerms, luckySixTerms } from './fixtures/some-terms.ts';
import { openingPool, poolGrowth, sharedAnew, shareOut, ticketPrize } from './share-out.ts';

const nothing = senti(0n);

test.each([
  ['nothing was carried over', 0, 200_000_000, 200_000_000, 200_000_000],
  ['less than promised', 1_500_000, 200_000_000, 200_000_000, 198_500_000],
  ['just as much', 200_000_000, 200_000_000, 200_000_000, 0],
  ['more than promised', 250_000_000, 200_000_000, 250_000_000, 0],
  ['nothing is promised', 0, 0, 0, 0],
])('[POL-30] an issue begins: %s', (_name, carried, initial, pool, topUp) => {
  expect(openingPool(shillings(carried), shillings(initial))).toEqual({
    pool: shillings(pool),
    topUp: shillings(topUp),
  });
});

test.each([
  ['no stakes', 0n, 0n],
  ['one line', 100_000n, 15_000n],
  ['a senti is not split', 7n, 1n],
  ['up to the most', 3_333_333_333n, 499_999_999n],
  ['just the most', 3_333_333_334n, 500_000_000n],
  ['beyond the most', 9_000_000_000n, 500_000_000n],
])('[POL-31] stakes add to the pool: %s', (_name, stakes, growth) => {
  expect(poolGrowth(senti(stakes), jackpotTerms)).toBe(growth);
});

/** Lines by right picks, of thirteen. */
const lines = (winners: Readonly<Record<number, number>>) =>
  Array.from({ length: 14 }, (_, right) => winners[right] ?? 0);

describe('percents of a pool of 1,000', () => {
  const pool = shillings(1_000);
  const shared = (winners: Readonly<Record<number, number>>) =>
    shareOut(pool, jackpotTerms.tiers, lines(winners));

  test('[POL-32] nobody won: the pool rolls over', () => {
    const { tiers, ...sums } = shared({ 10: 7, 0: 900 });
    expect(sums).toEqual({ paid: 0n, remainder: 0n, topUp: 0n, rollover: 100_000n });
    expect(tiers.map(({ prizePerLine }) => prizePerLine)).toEqual([85_000n, 10_000n, 5_000n]);
  });

  test('[POL-32] one line of each tier takes it all', () => {
    const { paid, remainder, rollover } = shared({ 13: 1, 12: 1, 11: 1 });
    expect([paid, remainder, rollover]).toEqual([100_000n, 0n, 0n]);
  });

  test('[POL-32] lines of a tier share evenly, and a tier nobody won stays in the pool', () => {
    const { tiers, ...sums } = shared({ 13: 3, 11: 7 });
    expect(tiers).toEqual([
      { right: 13, lines: 3, prizePerLine: 28_333n, paid: 84_999n, remainder: 1n },
      { right: 12, lines: 0, prizePerLine: 10_000n, paid: 0n, remainder: 0n },
      { right: 11, lines: 7, prizePerLine: 714n, paid: 4_998n, remainder: 2n },
    ]);
    expect(sums).toEqual({ paid: 89_997n, remainder: 3n, topUp: 0n, rollover: 10_000n });
  });

  test('[POL-32] more lines than senti: nothing can be paid, and nothing is lost', () => {
    const { paid, remainder, rollover } = shared({ 11: 5_001 });
    expect([paid, remainder, rollover]).toEqual([0n, 5_000n, 95_000n]);
  });

  test('[POL-32] what a percentage leaves of a senti rolls over', () => {
    const { paid, rollover } = shareOut(
      senti(99n),
      jackpotTerms.tiers,
      lines({ 13: 1, 12: 1, 11: 1 }),
    );
    expect([paid, rollover]).toEqual([84n + 9n + 4n, 2n]);
  });
});

describe('fixed amounts', () => {
  const shared = (pool: number, winners: Readonly<Record<number, number>>) => {
    const { tiers: _tiers, ...sums } = shareOut(
      shillings(pool),
      luckySixTerms.tiers,
      lines(winners),
    );
    return sums;
  };

  test('[POL-32] come from the pool, and the rest rolls over', () => {
    expect(shared(200_000, { 5: 1, 4: 3 })).toEqual({
      ...{ paid: shillings(115_000), remainder: 0n, topUp: 0n, rollover: shillings(85_000) },
    });
  });

  test('[POL-32] beyond the pool come from the house', () => {
    expect(shared(200_000, { 6: 1, 5: 1 })).toEqual({
      ...{ paid: shillings(10_100_000), remainder: 0n, topUp: shillings(9_900_000), rollover: 0n },
    });
  });
});

describe('a ticket', () => {
  const tiers = [
    { right: 13, prizePerLine: shillings(1_000_000) },
    { right: 12, prizePerLine: shillings(10_000) },
    { right: 11, prizePerLine: senti(12_345n) },
  ];
  type Row = readonly [string, Record<number, number>, number, PayWith, bigint, bigint];
  const table: readonly Row[] = [
    ['that won nothing', { 10: 1 }, 1_000, 'balance', 0n, 0n],
    ['of one line', { 13: 1 }, 1_000, 'balance', 100_000_000n, 14_985_000n],
    ['by credit: all of it is won', { 13: 1 }, 1_000, 'credit', 100_000_000n, 15_000_000n],
    ['less than its stake', { 11: 1 }, 1_000, 'balance', 12_345n, 0n],
    ['just its stake', { 12: 1 }, 10_000, 'balance', 1_000_000n, 0n],
    ['less than its stake, by credit', { 11: 1 }, 1_000, 'credit', 12_345n, 1_800n],
    [
      'one shilling more: the tax of it is less than one',
      { 12: 1 },
      9_999,
      'balance',
      1_000_000n,
      0n,
    ],
    ['seven shillings more', { 12: 1 }, 9_993, 'balance', 1_000_000n, 100n],
    [
      'each line for itself',
      { 13: 1, 12: 2, 11: 1, 10: 28 },
      32_000,
      'balance',
      102_012_345n,
      14_821_800n,
    ],
    ['as often as it was bought', { 13: 3 }, 3_000, 'balance', 300_000_000n, 44_955_000n],
  ];

  test.each(table)('[POL-33] %s', (_name, winners, stake, paidWith, prize, tax) => {
    const ticket = { linesByRight: lines(winners), stake: shillings(stake), paidWith };
    expect(ticketPrize(ticket, tiers, 15)).toEqual({ prize, tax, paid: prize - tax });
  });

  test('[POL-33] no tax where the law has none, all of what is won where it takes all', () => {
    const ticket = {
      linesByRight: lines({ 13: 1 }),
      stake: shillings(1_000),
      paidWith: 'balance',
    } as const;
    expect(ticketPrize(ticket, tiers, 0).tax).toBe(0n);
    expect(ticketPrize(ticket, tiers, 100).paid).toBe(shillings(1_000));
  });
});

describe('a correction of a pool of 1,000', () => {
  const share = (winners: Readonly<Record<number, number>>) =>
    shareOut(shillings(1_000), jackpotTerms.tiers, lines(winners));
  const nobody = share({});
  const somebody = share({ 13: 1 });
  const three = share({ 13: 3 });

  test('[POL-41] what still waits for the next issue pays new winners', () => {
    const { topUp, remainder, rollover } = sharedAnew(nobody, three, nothing);
    expect([topUp, remainder, rollover]).toEqual([0n, 1n, 15_000n]);
  });

  test('[POL-41] what was carried on stays there, and the house pays them', () => {
    const { topUp, remainder, rollover, shared } = sharedAnew(nobody, three, nobody.rollover);
    expect([topUp, remainder, rollover]).toEqual([85_000n, 1n, 0n]);
    expect([shared.topUp, shared.rollover]).toEqual([85_000n, 100_000n]);
  });

  test('[POL-41] prizes that are taken back wait beside what was carried on', () => {
    const { topUp, rollover, shared } = sharedAnew(somebody, nobody, somebody.rollover);
    expect([topUp, rollover, shared.rollover]).toEqual([0n, 85_000n, 100_000n]);
  });

  test('[POL-41] corrected back, the house has back what it added', () => {
    const first = sharedAnew(nobody, three, nobody.rollover);
    const back = sharedAnew(first.shared, nobody, nobody.rollover);
    expect([back.topUp, back.remainder, back.rollover]).toEqual([-85_000n, -1n, 0n]);
    expect(back.shared).toEqual(nobody);
  });
});
