import { type Senti, senti } from '@kipute/domain/money/senti';
import type { Phase } from '../round/phase.ts';
import type { OrderRefusal, OrderSum } from './order-sum.ts';

/** What the one big button does, or why it does nothing. */
export type BetState =
  | {
      readonly kind:
        | 'sending'
        | 'unsure'
        | 'closed'
        | 'forbidden'
        | 'visitor'
        | 'offline'
        | 'ready';
    }
  /** By the house, for everybody; its words. */
  | { readonly kind: 'paused'; readonly prompt: string }
  /** By the player's own wish, until then. */
  | { readonly kind: 'resting'; readonly until: string }
  | { readonly kind: 'refused'; readonly refusal: OrderRefusal }
  /** So much coin is missing. */
  | { readonly kind: 'convert'; readonly missing: Senti };

export type BetActivity = 'idle' | 'sending' | 'unsure';

type Better = {
  readonly coin: Senti;
  /** The house has forbidden this player to bet. */
  readonly isForbidden: boolean;
  readonly restsUntil: string | undefined;
};

export type BetFacts = {
  readonly activity: BetActivity;
  readonly phase: Phase;
  readonly pause: { readonly prompt: string } | undefined;
  readonly isOnline: boolean;
  /** Undefined for a visitor. */
  readonly better: Better | undefined;
  readonly sum: Pick<OrderSum, 'stake' | 'refusal'>;
};

/** In this order, and the first that applies is told (RCP-14). */
export function betState(facts: BetFacts): BetState {
  const { activity, phase, pause, better, sum } = facts;
  if (activity !== 'idle') return { kind: activity };
  if (better?.restsUntil) return { kind: 'resting', until: better.restsUntil };
  if (phase !== 'betting') return { kind: 'closed' };
  if (pause) return { kind: 'paused', prompt: pause.prompt };
  if (better?.isForbidden) return { kind: 'forbidden' };
  if (sum.refusal) return { kind: 'refused', refusal: sum.refusal };
  if (!better) return { kind: 'visitor' };
  const missing = sum.stake - better.coin;
  if (missing > 0n) return { kind: 'convert', missing: senti(missing) };
  return { kind: facts.isOnline ? 'ready' : 'offline' };
}
