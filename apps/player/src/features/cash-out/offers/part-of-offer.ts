import { partialCashOut } from '@kipute/domain/betting/cash-out/cash-out-money';
import { type Senti, senti } from '@kipute/domain/money/senti';
import type { LockWord, Offer } from './offer.ts';
import type { KnownOffer } from './offer-board.ts';

export const WHOLE_PERCENT = 100;

export type OfferedPart = {
  readonly state: 'offered';
  readonly paid: Senti;
  readonly tax: Senti;
  /** Stays in play. */
  readonly stakeLeft: Senti;
};

type OfferPart = OfferedPart | { readonly state: 'locked'; readonly why: LockWord };

type Share = { readonly sharePercent: number; readonly taxRatePercent: number };

/** What a share of what is in play brings, by the arithmetic of the server (CSH-20). */
export function partOfOffer(offer: Offer, { sharePercent, taxRatePercent }: Share): OfferPart {
  if (offer.state === 'locked') return { state: 'locked', why: offer.why };
  const { value, tax, paid, stakeInPlay: stake } = offer;
  if (sharePercent === WHOLE_PERCENT) return { state: 'offered', paid, tax, stakeLeft: senti(0n) };
  const part = partialCashOut({ value, stake, taxRatePercent }, sharePercent);
  if (!part.ok) return { state: 'locked', why: 'below-minimum' };
  return {
    ...{ state: 'offered', paid: part.value.paid, tax: part.value.tax },
    stakeLeft: part.value.stakeLeft,
  };
}

/** Undefined while nothing is offered. */
export function offeredPart({
  known,
  ...share
}: Share & { readonly known: KnownOffer }): OfferedPart | undefined {
  if (known.status !== 'known') return undefined;
  const part = partOfOffer(known.offer, share);
  return part.state === 'offered' ? part : undefined;
}
