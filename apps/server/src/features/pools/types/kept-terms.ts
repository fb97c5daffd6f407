import { type Senti, senti } from '@kipute/domain/money/senti';
import type { PoolTerms, PoolTier } from '@kipute/domain/pools/pool-terms';
import type { SharedPool, SharedTier } from '@kipute/domain/pools/share-out';

/** What the next issue of a type is sold on; the tax is that of the day on which it is opened. */
export type PoolTypeTerms = Omit<PoolTerms, 'taxPercent'>;

/** Money as text: a JSON number would pass through a float. */
type Kept<Value> = Value extends bigint
  ? string
  : Value extends readonly (infer One)[]
    ? readonly Kept<One>[]
    : Value extends object
      ? { readonly [Name in keyof Value]: Kept<Value[Name]> }
      : Value;

export type KeptTypeTerms = Kept<PoolTypeTerms>;
export type KeptTerms = Kept<PoolTerms>;
export type KeptShared = Kept<SharedPool>;

const amountOf = (kept: string): Senti => senti(BigInt(kept));

function keptTier(tier: PoolTier): KeptTerms['tiers'][number] {
  return tier.kind === 'fixed-amount' ? { ...tier, amount: tier.amount.toString() } : tier;
}

function tierFrom(kept: KeptTerms['tiers'][number]): PoolTier {
  return kept.kind === 'fixed-amount' ? { ...kept, amount: amountOf(kept.amount) } : kept;
}

export function keptTypeTerms(terms: PoolTypeTerms): KeptTypeTerms {
  return {
    ...terms,
    stakePerLine: terms.stakePerLine.toString(),
    initialPool: terms.initialPool.toString(),
    growthMaximum: terms.growthMaximum.toString(),
    tiers: terms.tiers.map(keptTier),
  };
}

export function typeTermsFrom(kept: KeptTypeTerms): PoolTypeTerms {
  return {
    ...kept,
    stakePerLine: amountOf(kept.stakePerLine),
    initialPool: amountOf(kept.initialPool),
    growthMaximum: amountOf(kept.growthMaximum),
    tiers: kept.tiers.map(tierFrom),
  };
}

export const keptTerms = ({ taxPercent, ...terms }: PoolTerms): KeptTerms => ({
  ...keptTypeTerms(terms),
  taxPercent,
});

export const termsFrom = ({ taxPercent, ...kept }: KeptTerms): PoolTerms => ({
  ...typeTermsFrom(kept),
  taxPercent,
});

const keptSharedTier = (tier: SharedTier): KeptShared['tiers'][number] => ({
  ...tier,
  prizePerLine: tier.prizePerLine.toString(),
  paid: tier.paid.toString(),
  remainder: tier.remainder.toString(),
});

const sharedTierFrom = (kept: KeptShared['tiers'][number]): SharedTier => ({
  ...kept,
  prizePerLine: amountOf(kept.prizePerLine),
  paid: amountOf(kept.paid),
  remainder: amountOf(kept.remainder),
});

/** How an issue was shared out, as `pool_issue.shared` keeps it. */
export const keptShared = (shared: SharedPool): KeptShared => ({
  tiers: shared.tiers.map(keptSharedTier),
  paid: shared.paid.toString(),
  remainder: shared.remainder.toString(),
  topUp: shared.topUp.toString(),
  rollover: shared.rollover.toString(),
});

export const sharedFrom = (kept: KeptShared): SharedPool => ({
  tiers: kept.tiers.map(sharedTierFrom),
  paid: amountOf(kept.paid),
  remainder: amountOf(kept.remainder),
  topUp: amountOf(kept.topUp),
  rollover: amountOf(kept.rollover),
});
