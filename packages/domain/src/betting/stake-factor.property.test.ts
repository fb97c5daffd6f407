import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shillings } from '../money/senti.ts';
import { limitTimesFactor, STAKE_FACTOR_MAX, STAKE_FACTOR_MIN } from './stake-factor.ts';

const amount = fc.integer({ min: 1, max: 100_000_000 }).map(shillings);
const factor = fc.integer({ min: STAKE_FACTOR_MIN, max: STAKE_FACTOR_MAX });

test('[RSK-01] a factor never raises a limit below a hundred, nor lowers it above', () => {
  fc.assert(
    fc.property(amount, amount, factor, (limit, least, percent) => {
      const own = limitTimesFactor(limit, percent, least);
      expect(percent <= 100 ? own <= limit : own >= limit).toBe(true);
      expect(own % 100n).toBe(0n);
      expect(own > 0n).toBe(true);
    }),
  );
});

test('[RSK-01] a larger factor is never a smaller limit, and a hundred is everybody’s', () => {
  fc.assert(
    fc.property(amount, amount, factor, factor, (limit, least, one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      expect(limitTimesFactor(limit, low, least) <= limitTimesFactor(limit, high, least)).toBe(
        true,
      );
      expect(limitTimesFactor(limit, 100, least)).toBe(limit);
    }),
  );
});

test('[RSK-01] whoever may bet at all may bet the least stake, where everybody may', () => {
  fc.assert(
    fc.property(amount, amount, factor, (limit, least, percent) => {
      const own = limitTimesFactor(limit, percent, least);
      expect(own >= least || own === limit).toBe(true);
    }),
  );
});

test.each([
  [3_000_000, 10, 300_000],
  [3_000_000, 1, 30_000],
  [5_000, 1, 100],
  [333, 50, 166],
  [1_000_000, 250, 2_500_000],
  [50, 10, 50],
])('[RSK-01] a limit of %d at %d percent is %d', (limit, percent, own) => {
  expect(limitTimesFactor(shillings(limit), percent, shillings(100))).toBe(shillings(own));
});
