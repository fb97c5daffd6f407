import type { Senti } from '../../money/senti.ts';
import type { CashOutOffer } from './cash-out-value.ts';

/** In the order they are checked. */
export type AutoCashOutRefusal = 'threshold-not-positive' | 'threshold-above-payout';

/**
 * Why a threshold is none: it would fire at anything, or never. The payout is that of the part in
 * play, so a threshold is asked about again after a partial cash-out (CSH-30).
 */
export function autoCashOutRefusal({
  threshold,
  payout,
}: {
  readonly threshold: Senti;
  readonly payout: Senti;
}): AutoCashOutRefusal | undefined {
  if (threshold <= 0n) return 'threshold-not-positive';
  return threshold > payout ? 'threshold-above-payout' : undefined;
}

/** The player named what should arrive, so what is paid is compared, after tax (CSH-31). */
export const autoCashOutFires = (offer: CashOutOffer, threshold: Senti): boolean =>
  offer.state === 'offered' && offer.paid >= threshold;
