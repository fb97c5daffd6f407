import { expect, test } from 'vitest';
import { hasDrifted, isWorse } from './bet-odds.ts';
import { calm, dangerNow, type SinceDanger, stricter } from './danger.ts';

const terms = {
  goal: { lastsSeconds: 60, extraDelaySeconds: 8, oddsFloatPercent: 10 },
  corner: { lastsSeconds: 20, extraDelaySeconds: 3, oddsFloatPercent: 5 },
};

const moments: readonly [SinceDanger, number, number | undefined][] = [
  // since                            further seconds, float
  [{ goal: undefined, corner: undefined }, 0, undefined],
  [{ goal: 0, corner: undefined }, 8, 10],
  [{ goal: 59.999, corner: undefined }, 8, 10],
  [{ goal: 60, corner: undefined }, 0, undefined],
  [{ goal: undefined, corner: 0 }, 3, 5],
  [{ goal: undefined, corner: 20 }, 0, undefined],
  [{ goal: 30, corner: 5 }, 8, 5],
  [{ goal: 30, corner: 25 }, 8, 10],
  [{ goal: 70, corner: 5 }, 3, 5],
];
test.each(moments)('[BET-43, BET-44] %j: waits %d s longer, floats %s', (since, extra, float) => {
  expect(dangerNow(since, terms)).toEqual({ extraDelaySeconds: extra, oddsFloatPercent: float });
});

test('[BET-43] a danger that has a time of nothing is none', () => {
  const off = { ...terms.goal, lastsSeconds: 0 };
  expect(dangerNow({ goal: 0, corner: undefined }, { ...terms, goal: off })).toEqual(calm);
});

test('[BET-43] a float of nothing is stricter than none', () => {
  const still = { extraDelaySeconds: 0, oddsFloatPercent: 0 };
  expect(stricter(calm, still)).toEqual(still);
});

const drifts = [
  // before, now, float, drifted
  [2_000, 2_200, 10, false],
  [2_000, 2_201, 10, true],
  [2_000, 1_800, 10, false],
  [2_000, 1_799, 10, true],
  [2_000, 2_000, 0, false],
  [2_000, 2_001, 0, true],
  [10_000, 10_007, 0.07, false],
  [10_000, 10_008, 0.07, true],
  [0, 2_000, 5, false],
  [2_000, 0, 5, false],
] as const;
test.each(drifts)('[BET-44] from %d to %d with a float of %d %%: %s', (before, now, float, is) => {
  expect(hasDrifted(before, now, float)).toBe(is);
});

const prices = [
  // seen, now, tolerance, worse
  [2_000, 1_960, 2, false],
  [2_000, 1_959, 2, true],
  [2_000, 9_000, 0, false],
  [2_000, 1_999, 0, true],
  [10_000, 9_993, 0.07, false],
  [10_000, 9_992, 0.07, true],
] as const;
test.each(prices)('[BET-31] seen %d, now %d, tolerance %d %%: %s', (seen, now, tolerance, is) => {
  expect(isWorse(seen, now, tolerance)).toBe(is);
});
