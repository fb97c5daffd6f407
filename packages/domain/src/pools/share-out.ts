import type { PayWith } from '../betting/stake.ts';
import { floorToShilling, percentOfRoundedDown, type Senti, senti } from '../money/senti.ts';
import type { PoolTerms, PoolTier } from './pool-terms.ts';

const smaller = (one: bigint, other: bigint): Senti => senti(one < other ? one : other);
const larger = (one: bigint, other: bigint): Senti => senti(one > other ? one : other);

/** What an issue begins with: what was carried over, topped up by the house (POL-30). */
export function openingPool(carried: Senti, initialPool: Senti): { pool: Senti; topUp: Senti } {
  const pool = larger(carried, initialPool);
  return { pool, topUp: senti(pool - carried) };
}

/** What the stakes of an issue have added to its pool (POL-31). */
export function poolGrowth(
  stakes: Senti,
  { growthPercent, growthMaximum }: Pick<PoolTerms, 'growthPercent' | 'growthMaximum'>,
): Senti {
  return smaller(percentOfRoundedDown(stakes, growthPercent), growthMaximum);
}

export type SharedTier = {
  readonly right: number;
  readonly lines: number;
  /** Before tax. */
  readonly prizePerLine: Senti;
  readonly paid: Senti;
  /** What cannot be shared evenly, less than one senti a line. */
  readonly remainder: Senti;
};

export type SharedPool = {
  readonly tiers: readonly SharedTier[];
  readonly paid: Senti;
  readonly remainder: Senti;
  /** What the house adds to a pool that fixed amounts have emptied. */
  readonly topUp: Senti;
  /** What the next issue begins with. */
  readonly rollover: Senti;
};

/**
 * Who gets what: pool + topUp = paid + remainder + rollover, to the senti (POL-32). A tier without
 * a winner stays in the pool and so rolls over, as does what the tiers leave of it.
 */
export function shareOut(
  pool: Senti,
  tiers: readonly PoolTier[],
  linesByRight: readonly number[],
): SharedPool {
  const shared = tiers.map((tier) => sharedTier(pool, tier, linesByRight[tier.right] ?? 0));
  const paid = sumOf(shared.map((tier) => tier.paid));
  const remainder = sumOf(shared.map((tier) => tier.remainder));
  const left = pool - paid - remainder;
  return { tiers: shared, paid, remainder, topUp: larger(-left, 0n), rollover: larger(left, 0n) };
}

/** What a correction moves beside the prizes; below nothing is back to where it came from. */
export type PoolDifference = {
  readonly topUp: Senti;
  readonly remainder: Senti;
  /** All that waits for the next issue now, beside what was carried on already. */
  readonly rollover: Senti;
  /** How the pool is shared now: what the next correction begins with. */
  readonly shared: SharedPool;
};

/**
 * Shared anew after a correction. What later issues began with is promised there and stays; where
 * that leaves too little for the new prizes, the house adds it, and has it back when the pool is
 * shared as before (POL-41).
 */
export function sharedAnew(
  before: Pick<SharedPool, 'topUp' | 'remainder'>,
  after: SharedPool,
  carriedOn: Senti,
): PoolDifference {
  const missing = larger(carriedOn - after.rollover, 0n);
  const topUp = senti(after.topUp + missing);
  return {
    topUp: senti(topUp - before.topUp),
    remainder: senti(after.remainder - before.remainder),
    rollover: larger(after.rollover - carriedOn, 0n),
    shared: { ...after, topUp, rollover: larger(after.rollover, carriedOn) },
  };
}

function sharedTier(pool: Senti, tier: PoolTier, lines: number): SharedTier {
  const { right } = tier;
  const nothing = senti(0n);
  if (tier.kind === 'fixed-amount') {
    const paid = senti(tier.amount * BigInt(lines));
    return { right, lines, prizePerLine: tier.amount, paid, remainder: nothing };
  }
  const fund = percentOfRoundedDown(pool, tier.percent);
  if (lines === 0) return { right, lines, prizePerLine: fund, paid: nothing, remainder: nothing };
  const prizePerLine = senti(fund / BigInt(lines));
  const paid = senti(prizePerLine * BigInt(lines));
  return { right, lines, prizePerLine, paid, remainder: senti(fund - paid) };
}

const sumOf = (amounts: readonly Senti[]): Senti =>
  senti(amounts.reduce((sum, one) => sum + one, 0n));

export type WonTicket = {
  /** Before tax. */
  readonly prize: Senti;
  readonly tax: Senti;
  readonly paid: Senti;
};

type PaidTicket = {
  readonly linesByRight: readonly number[];
  readonly stake: Senti;
  readonly paidWith: PayWith;
};

/** Every line wins for itself; tax is taken of what is won beyond one's own stake (POL-33). */
export function ticketPrize(
  { linesByRight, stake, paidWith }: PaidTicket,
  tiers: readonly Pick<SharedTier, 'right' | 'prizePerLine'>[],
  taxPercent: number,
): WonTicket {
  const prize = sumOf(
    tiers.map(({ right, prizePerLine }) => senti(prizePerLine * BigInt(linesByRight[right] ?? 0))),
  );
  const won = larger(prize - (paidWith === 'balance' ? stake : 0n), 0n);
  const tax = floorToShilling(percentOfRoundedDown(won, taxPercent));
  return { prize, tax, paid: senti(prize - tax) };
}
