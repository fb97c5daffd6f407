import type { PayWith } from '@kipute/domain/betting/stake';
import { type Senti, senti } from '@kipute/domain/money/senti';
import type { TicketRefusal } from '@kipute/domain/pools/ticket';
import type { TicketSum } from './ticket-sum.ts';

/** What the one big button does, or why it does nothing. */
export type BuyState =
  | {
      readonly kind:
        | 'sending'
        | 'unsure'
        | 'closed'
        | 'forbidden'
        | 'visitor'
        | 'credit-short'
        | 'offline'
        | 'ready';
    }
  /** By the house, for everybody; its words. */
  | { readonly kind: 'paused'; readonly prompt: string }
  /** By the player's own wish, until then. */
  | { readonly kind: 'resting'; readonly until: string }
  | { readonly kind: 'incomplete'; readonly missing: number }
  | { readonly kind: 'refused'; readonly refusal: TicketRefusal }
  | { readonly kind: 'deposit'; readonly missing: Senti };

export type BuyActivity = 'idle' | 'sending' | 'unsure';

type Buyer = {
  readonly balance: Senti;
  readonly credit: Senti;
  /** The house has forbidden this player to bet. */
  readonly isForbidden: boolean;
  readonly restsUntil: string | undefined;
};

export type BuyFacts = {
  readonly activity: BuyActivity;
  readonly isOnSale: boolean;
  readonly pause: { readonly prompt: string } | undefined;
  readonly isOnline: boolean;
  /** Undefined for a visitor. */
  readonly buyer: Buyer | undefined;
  readonly sum: TicketSum;
  readonly paidWith: PayWith;
};

/** In this order, and the first that applies is told (POL-124). */
export function buyState(facts: BuyFacts): BuyState {
  const { activity, isOnSale, pause, buyer, sum } = facts;
  if (activity !== 'idle') return { kind: activity };
  if (buyer?.restsUntil) return { kind: 'resting', until: buyer.restsUntil };
  if (!isOnSale) return { kind: 'closed' };
  if (pause) return { kind: 'paused', prompt: pause.prompt };
  if (buyer?.isForbidden) return { kind: 'forbidden' };
  if (sum.missing > 0) return { kind: 'incomplete', missing: sum.missing };
  if (sum.refusal) return { kind: 'refused', refusal: sum.refusal };
  if (!buyer) return { kind: 'visitor' };
  return purseFault(facts, buyer) ?? { kind: facts.isOnline ? 'ready' : 'offline' };
}

function purseFault({ paidWith, sum }: BuyFacts, buyer: Buyer): BuyState | undefined {
  if (paidWith === 'credit') {
    return sum.stake > buyer.credit ? { kind: 'credit-short' } : undefined;
  }
  const missing = sum.stake - buyer.balance;
  return missing > 0n ? { kind: 'deposit', missing: senti(missing) } : undefined;
}
