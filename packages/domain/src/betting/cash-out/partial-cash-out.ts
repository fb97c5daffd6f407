import { percentOfRoundedDown, type Senti, senti } from '../../money/senti.ts';
import { ok, type Result, refuse } from '../../result.ts';
import { type CashOutMoney, PAID_MINIMUM, taxedCashOut } from './cash-out-tax.ts';

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
