import { expect, test } from 'vitest';
import { senti } from '../money/senti.ts';
import { levyOf } from './levy.ts';

const part = (percent: number, revenue: bigint) => ({ percent, revenue: senti(revenue) });

test.each([
  ['a month that won', [part(25, 1_000_000n)], 250_000n],
  ['a senti that cannot be shared is not taken', [part(25, 3n)], 0n],
  ['a rate that changed within the month', [part(25, 1_000n), part(30, 1_000n)], 550n],
  ['a part that lost is set off', [part(25, 1_000n), part(25, -400n)], 150n],
  ['a month that lost', [part(25, 1_000n), part(25, -4_000n)], 0n],
  ['nothing', [], 0n],
])('[REG-21] levy of %s', (_what, parts, levy) => {
  expect(levyOf(parts)).toBe(levy);
});
