import {
  floorToShilling,
  percentOfRoundedDown,
  type Senti,
  senti,
  shillings,
} from '../../money/senti.ts';
import { ok, type Result, refuse } from '../../result.ts';

/** What a cash-out is worth, what of it is tax, and what the player gets. */
export type CashOutMoney = { readonly value: Senti; readonly tax: Senti; readonly paid: Senti };

/** Less is no offer: the stake would be given up for nothing a purse can show (CSH-09). */
export const PAID_MINIMUM = shillings(1);

/** Only what goes beyond the stake is taxed, at the rate of the placing (CSH-08). */
export function taxedCashOut(
  value: Senti,
  { stake, taxRatePercent }: { readonly stake: Senti; readonly taxRatePercent: number },
): CashOutMoney {
  const gain = senti(value > stake ? value - stake : 0n);
  const tax = floorToShilling(percentOfRoundedDown(gain, taxRatePercent));
  return { value, tax, paid: senti(value - tax) };
}

/** An offer for all that is in play, as the page with the slider knows it too. */
export type WholeOffer = {
  readonly value: Senti;
  /** In play before the cut. */
  readonly stake: Senti;
  readonly taxRatePercent: number;
};

export type PartialCashOut = CashOutMoney & {
  readonly stakeCashed: Senti;
  /** Stays at the odds of the placing; see `moneyInPlay`. Never nothing. */
  readonly stakeLeft: Senti;
};

/** In the order they are checked. */
export type PartialCashOutRefusal = 'share-out-of-range' | 'below-minimum';

const SHARE_PERCENT_MIN = 1;
const SHARE_PERCENT_MAX = 99;

/**
 * Cashes a share of what is in play. The stake is cut to the senti and the value follows the stake
 * that was really cut: all parts together are then worth at most the whole (CSH-20, CSH-21).
 */
export function partialCashOut(
  { value, stake, taxRatePercent }: WholeOffer,
  sharePercent: number,
): Result<PartialCashOut, PartialCashOutRefusal> {
  if (!isShare(sharePercent)) return refuse('share-out-of-range');
  const stakeCashed = percentOfRoundedDown(stake, sharePercent);
  const part = senti((value * stakeCashed) / stake);
  const paidOut = taxedCashOut(part, { stake: stakeCashed, taxRatePercent });
  if (paidOut.paid < PAID_MINIMUM) return refuse('below-minimum');
  return ok({ ...paidOut, stakeCashed, stakeLeft: senti(stake - stakeCashed) });
}

const isShare = (percent: number): boolean =>
  Number.isInteger(percent) && percent >= SHARE_PERCENT_MIN && percent <= SHARE_PERCENT_MAX;
