import type { Senti } from '@kipute/domain/money/senti';
import type { LockWord } from '../offers/offer.ts';
import type { KnownOffer } from '../offers/offer-board.ts';
import { partOfOffer } from '../offers/part-of-offer.ts';
import type { Sale } from '../selling/sale.ts';

export type BarFacts = {
  readonly known: KnownOffer;
  readonly sale: Sale | undefined;
  /** As the slider stands; 100 is all of it. */
  readonly sharePercent: number;
  readonly taxRatePercent: number;
};

/** What the cash-out of an order shows; one of these at every moment (ORD-61). */
export type BarView =
  | { readonly kind: 'retrieving' | 'failed' }
  /** There will be none: words in place of a button. */
  | { readonly kind: 'none'; readonly why: LockWord }
  /** It may come back by itself. */
  | { readonly kind: 'locked'; readonly why: LockWord }
  | { readonly kind: 'offered'; readonly amount: Senti; readonly moved: 'up' | 'down' | undefined }
  | { readonly kind: 'confirming' | 'sending' | 'unsure'; readonly amount: Senti }
  | { readonly kind: 'sold'; readonly amount: Senti };

const lockedForGood: readonly LockWord[] = [
  'closed',
  'order-not-open',
  'credit-stake',
  'nothing-left',
  'every-leg-decided',
];

export function barView(facts: BarFacts): BarView {
  const { sale } = facts;
  switch (sale?.step) {
    case 'confirming':
    case 'sending':
    case 'unsure':
      return { kind: sale.step, amount: sale.wish.amount };
    case 'sold':
      return sale.stakeLeft === 0n ? { kind: 'sold', amount: sale.paid } : restingView(facts);
    default:
      return restingView(facts);
  }
}

/** Nobody is selling at the moment. */
function restingView(facts: BarFacts): BarView {
  const { known } = facts;
  if (known.status === 'failed') return { kind: 'failed' };
  const change = standingChange(facts);
  if (change && isOlder(known, change.atMs)) return offeredView(change.to, change);
  if (known.status === 'retrieving') return { kind: 'retrieving' };
  const part = partOfOffer(known.offer, facts);
  if (part.state === 'offered') return offeredView(part.paid, change);
  return { kind: lockedForGood.includes(part.why) ? 'none' : 'locked', why: part.why };
}

function offeredView(amount: Senti, change: Change | undefined): BarView {
  const moved = change && (change.to < change.from ? 'down' : 'up');
  return { kind: 'offered', amount, moved };
}

type Change = Extract<Sale, { readonly step: 'changed' }>;

/** The change that refused a sale, for as long as the button shows what it changed to. */
export function standingChange({ sale, sharePercent, ...facts }: BarFacts): Change | undefined {
  if (sale?.step !== 'changed' || sale.sharePercent !== sharePercent) return undefined;
  const { known } = facts;
  if (known.status !== 'known' || isOlder(known, sale.atMs)) return sale;
  const part = partOfOffer(known.offer, { sharePercent, ...facts });
  return part.state === 'offered' && part.paid === sale.to ? sale : undefined;
}

const isOlder = (known: KnownOffer, atMs: number): boolean =>
  known.status !== 'known' || known.fetchedAtMs < atMs;
