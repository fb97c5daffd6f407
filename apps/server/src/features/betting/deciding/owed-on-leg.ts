import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legLiabilities } from '@kipute/domain/betting/liability';
import { senti } from '@kipute/domain/money/senti';
import { type RuledOrder, shapeOf } from './ruled-order.ts';

const { open, abnormal } = orderStatuses;

/** One that a person must look at may still win. */
const owing: readonly number[] = [open.id, abnormal.id];

/** What the house owed on the leg until its ruling; nothing when it had been counted out before. */
export function owedOnLeg(order: RuledOrder, selectionId: bigint): bigint {
  const { wasOpen, status, systemSize, payout, odds, selectionIds } = order;
  if (!wasOpen || !owing.includes(status)) return 0n;
  const liabilities = legLiabilities({ shape: shapeOf(systemSize), payout: senti(payout) }, odds);
  return liabilities[selectionIds.indexOf(selectionId)] ?? 0n;
}
