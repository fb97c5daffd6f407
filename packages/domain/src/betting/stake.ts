import { floorToShilling, type Senti, shillings } from '../money/senti.ts';

export type PayWith = 'balance' | 'credit';

export type StakeLimits = {
  readonly minimum: Senti;
  readonly creditMinimum: Senti;
  readonly maximum: Senti;
};

/** In the order they are checked. */
export type StakeRefusal = 'stake-not-whole' | 'stake-below-minimum' | 'stake-above-maximum';

const ONE_SHILLING = shillings(1);

/** The first reason why an amount is no stake (BET-20). */
export function stakeRefusal(
  stake: Senti,
  paidWith: PayWith,
  limits: StakeLimits,
): StakeRefusal | undefined {
  if (stake % ONE_SHILLING !== 0n) return 'stake-not-whole';
  if (stake < minimumFor(paidWith, limits)) return 'stake-below-minimum';
  return stake > limits.maximum ? 'stake-above-maximum' : undefined;
}

export const minimumFor = (paidWith: PayWith, limits: StakeLimits): Senti =>
  paidWith === 'credit' ? limits.creditMinimum : limits.minimum;

/**
 * What becomes of the amount when the player pays from the other purse (BET-21): the balance
 * lifts it to the minimum and holds it at what is there, credit is spent as a whole. Either way
 * only in whole shillings, because nothing else is a stake (BET-20).
 */
export function clampedStake(
  stake: Senti,
  paidWith: PayWith,
  { limits, inPurse }: { readonly limits: StakeLimits; readonly inPurse: Senti },
): Senti {
  const spendable = floorToShilling(inPurse);
  if (paidWith === 'credit') return lesser(spendable, limits.maximum);
  const lifted = stake < limits.minimum ? limits.minimum : stake;
  return lesser(lesser(lifted, limits.maximum), spendable);
}

const lesser = (one: Senti, other: Senti): Senti => (one < other ? one : other);
