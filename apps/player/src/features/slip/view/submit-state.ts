import { ACCUMULATOR_LEGS_MAX } from '@kipute/contract/constants/betting/limits';
import { type PayWith, stakeRefusal } from '@kipute/domain/betting/stake';
import { type Senti, senti } from '@kipute/domain/money/senti';
import type { SlipConfig } from './slip-config.ts';
import type { SlipSum } from './slip-sum.ts';
import type { TypedStake } from './stake-text.ts';

/** What the one big button does, or why it does nothing. */
export type SubmitState =
  | {
      readonly kind:
        | OffReason
        | 'sending'
        | 'unsure'
        | 'referred'
        | 'visitor'
        | 'accept-odds'
        | 'ready';
    }
  | { readonly kind: 'deposit'; readonly missing: Senti };

/** What is on its way is not changed any more. */
export const isBetUnderWay = ({ kind }: SubmitState): boolean =>
  kind === 'sending' || kind === 'unsure' || kind === 'referred';

/** The button is off and says so. */
export type OffReason =
  | 'paused'
  | 'nothing-open'
  | 'too-many'
  | 'stake-missing'
  | 'stake-not-whole'
  | 'stake-below-minimum'
  | 'stake-above-maximum'
  | 'credit-short'
  | 'offline';

/** `referred`: a large bet waits for a trader. */
export type Activity = 'idle' | 'sending' | 'unsure' | 'referred';

export type Purse = { readonly balance: Senti; readonly credit: Senti };

type SubmitFacts = {
  readonly activity: Activity;
  readonly isPaused: boolean;
  readonly isOnline: boolean;
  readonly purse: Purse | undefined;
  readonly openLegs: number;
  /** Of each bet that would be placed. */
  readonly stakes: readonly TypedStake[];
  readonly paidWith: PayWith;
  readonly sum: SlipSum | undefined;
  /** Odds that moved further than the player accepts without being asked. */
  readonly hasNewOdds: boolean;
  readonly limits: SlipConfig['limits'];
};

/** In this order, and the first that applies is told (SLIP-30). */
export function submitState(slip: SubmitFacts): SubmitState {
  if (slip.activity !== 'idle') return { kind: slip.activity };
  if (slip.isPaused) return { kind: 'paused' };
  if (slip.openLegs === 0) return { kind: 'nothing-open' };
  if (slip.openLegs > ACCUMULATOR_LEGS_MAX) return { kind: 'too-many' };
  if (!slip.purse) return { kind: 'visitor' };
  return stakeFault(slip) ?? purseFault(slip, slip.purse) ?? lastCheck(slip);
}

/** Of several stakes the first that is none. */
function stakeFault({ stakes, paidWith, limits }: SubmitFacts): SubmitState | undefined {
  for (const stake of stakes) {
    if (stake === 'missing') return { kind: 'stake-missing' };
    if (stake === 'not-whole') return { kind: 'stake-not-whole' };
    const refusal = stakeRefusal(stake, paidWith, limits);
    if (refusal) return { kind: refusal };
  }
  return undefined;
}

function purseFault({ paidWith, sum }: SubmitFacts, purse: Purse): SubmitState | undefined {
  const needed = sum?.totalStake ?? 0n;
  if (paidWith === 'credit') return needed > purse.credit ? { kind: 'credit-short' } : undefined;
  const missing = needed - purse.balance;
  return missing > 0n ? { kind: 'deposit', missing: senti(missing) } : undefined;
}

function lastCheck({ isOnline, hasNewOdds }: SubmitFacts): SubmitState {
  if (!isOnline) return { kind: 'offline' };
  return { kind: hasNewOdds ? 'accept-odds' : 'ready' };
}
