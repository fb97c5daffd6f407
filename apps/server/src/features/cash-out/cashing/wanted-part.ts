import { partialCashOut } from '@kipute/domain/betting/cash-out/cash-out-money';
import { invariant } from '@kipute/domain/invariant';
import { senti } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { OrderInPlay } from '../../betting/index.ts';
import type { SoldPart } from '../../settlement/index.ts';
import type { LockWord, PricedOrder } from '../pricing/price-order.ts';

const ALL_PERCENT = 100;

/** What a share of an order brings now, or why it brings nothing. */
export function wantedPart(
  order: OrderInPlay,
  { offer }: PricedOrder,
  sharePercent: number,
): Result<SoldPart, LockWord> {
  if (offer.state === 'locked') return refuse(offer.why);
  const { value, tax, paid } = offer;
  const stake = order.stakeInPlay;
  if (sharePercent === ALL_PERCENT) {
    return ok({ value, tax, paid, stakeCashed: stake, stakeLeft: senti(0n) });
  }
  const whole = { value, stake, taxRatePercent: order.terms.taxRatePercent };
  const part = partialCashOut(whole, sharePercent);
  if (part.ok) return part;
  invariant(part.refusal === 'below-minimum', 'a share is between 1 and 100');
  return refuse('below-minimum');
}
