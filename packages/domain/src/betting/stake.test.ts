import { expect, test } from 'vitest';
import { senti, shillings } from '../money/senti.ts';
import { clampedStake, stakeRefusal } from './stake.ts';

const limits = {
  minimum: shillings(300),
  creditMinimum: shillings(100),
  maximum: shillings(900_000),
};

const stakes = [
  // senti       with       refusal
  [0n, 'balance', 'stake-below-minimum'],
  [-30_000n, 'balance', 'stake-below-minimum'],
  [29_900n, 'balance', 'stake-below-minimum'],
  [30_000n, 'balance', undefined],
  [10_000n, 'credit', undefined],
  [9_900n, 'credit', 'stake-below-minimum'],
  [30_050n, 'balance', 'stake-not-whole'],
  [90_000_000n, 'balance', undefined],
  [90_000_100n, 'balance', 'stake-above-maximum'],
  [90_000_100n, 'credit', 'stake-above-maximum'],
] as const;

test.each(stakes)('[BET-20] %d senti by %s: %s', (stake, paidWith, refusal) => {
  expect(stakeRefusal(senti(stake), paidWith, limits)).toBe(refusal);
});

const clamps = [
  // stake   with      in purse  becomes
  [100, 'balance', 5_000, 300],
  [1_000, 'balance', 5_000, 1_000],
  [9_000, 'balance', 5_000, 5_000],
  [1_000, 'balance', 200, 200],
  [2_000_000, 'balance', 5_000_000, 900_000],
  [1_000, 'credit', 7_000, 7_000],
  [1_000, 'credit', 0, 0],
  [1_000, 'credit', 1_000_000, 900_000],
  [1_000, 'balance', 500.5, 500],
  [1_000, 'credit', 500.99, 500],
  [1_000, 'credit', 0.5, 0],
] as const;

test.each(clamps)('[BET-21] %d by %s with %d there becomes %d', (stake, paidWith, there, now) => {
  const inPurse = senti(BigInt(Math.round(there * 100)));
  const clamped = clampedStake(shillings(stake), paidWith, { limits, inPurse });
  expect(clamped).toBe(shillings(now));
});
