import { type Senti, shillings } from '../money/senti.ts';
import type { PoolGame } from './pool-pick.ts';

/** What is paid for so many right picks of a line. */
export type PoolTier = { readonly right: number } & PoolReward;

export type PoolReward =
  /** Of the pool, shared by all lines of the tier. */
  | { readonly kind: 'percent-of-pool'; readonly percent: number }
  /** To each line of the tier, whatever the pool. */
  | { readonly kind: 'fixed-amount'; readonly amount: Senti };

export type PoolRewardKind = PoolReward['kind'];

/** What an issue promises. Fixed when it is opened: later changes are for the next one (POL-03). */
export type PoolTerms = {
  readonly game: PoolGame;
  readonly stakePerLine: Senti;
  /** Matches of a ticket, and those that stand by for one that is called off. */
  readonly places: number;
  readonly reserves: number;
  readonly chooseMaximum: number;
  readonly doublesMaximum: number;
  readonly multiplierMaximum: number;
  /** What the house promises at least; it tops up what is carried over. */
  readonly initialPool: Senti;
  /** Of each stake, into the pool; at most `growthMaximum` in one issue. */
  readonly growthPercent: number;
  readonly growthMaximum: Senti;
  readonly tiers: readonly PoolTier[];
  readonly taxPercent: number;
};

/** In the order they are checked. */
export type PoolTermsRefusal =
  | 'pool-places-invalid'
  | 'pool-stake-invalid'
  | 'pool-tiers-invalid'
  | 'pool-tiers-mixed'
  | 'pool-tiers-over-pool';

export const POOL_PLACES_MAX = 20;
export const POOL_RESERVES_MAX = 5;

const HUNDRED_PERCENT = 100;
const ONE_SHILLING = shillings(1);

/** What is checked; the tax is that of the day on which an issue is opened. */
type CheckedTerms = Pick<
  PoolTerms,
  'places' | 'reserves' | 'chooseMaximum' | 'doublesMaximum' | 'stakePerLine' | 'tiers'
>;

/** Whether an issue can be sold on these terms at all (POL-02). */
export function poolTermsRefusal(terms: CheckedTerms): PoolTermsRefusal | undefined {
  const { places, stakePerLine, tiers } = terms;
  if (!isSized(terms)) return 'pool-places-invalid';
  if (stakePerLine <= 0n || stakePerLine % ONE_SHILLING !== 0n) return 'pool-stake-invalid';
  if (!areTiersInOrder(tiers, places)) return 'pool-tiers-invalid';
  const [first] = tiers;
  if (tiers.some(({ kind }) => kind !== first?.kind)) return 'pool-tiers-mixed';
  return percentOf(tiers) > HUNDRED_PERCENT ? 'pool-tiers-over-pool' : undefined;
}

function isSized({ places, reserves, chooseMaximum, doublesMaximum }: CheckedTerms): boolean {
  const isWithin = (count: number, least: number, most: number) =>
    Number.isInteger(count) && count >= least && count <= most;
  return (
    isWithin(places, 1, POOL_PLACES_MAX) &&
    isWithin(reserves, 0, POOL_RESERVES_MAX) &&
    isWithin(doublesMaximum, 0, places) &&
    chooseMaximum === places
  );
}

/** The first for all right, each for fewer than the one before, none for nothing. */
function areTiersInOrder(tiers: readonly PoolTier[], places: number): boolean {
  const isInPlace = ({ right }: PoolTier, at: number) =>
    Number.isInteger(right) && right >= 1 && right < (tiers[at - 1]?.right ?? places + 1);
  return tiers[0]?.right === places && tiers.every(isInPlace) && tiers.every(isWorthSomething);
}

const isWorthSomething = (tier: PoolTier): boolean =>
  tier.kind === 'percent-of-pool' ? tier.percent > 0 : tier.amount > 0n;

/** In hundredths, where every percentage of ours is whole, so that 33.34 + 33.33 + 33.33 is not over 100. */
function percentOf(tiers: readonly PoolTier[]): number {
  const hundredths = tiers.map((tier) =>
    tier.kind === 'percent-of-pool' ? Math.round(tier.percent * HUNDRED_PERCENT) : 0,
  );
  return hundredths.reduce((sum, one) => sum + one, 0) / HUNDRED_PERCENT;
}
