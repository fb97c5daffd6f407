import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { legLiabilities } from '@kipute/domain/betting/bet-return';
import { senti } from '@kipute/domain/money/senti';
import { type ReleasedLiability, shapeOf } from '../../betting/index.ts';
import type { DecidedOrder } from './order-after.ts';
import type { RuledOrder } from './ruled-order.ts';

const { open, abnormal } = orderStatuses;

/** One that a person must look at may still win. */
const owing: readonly number[] = [open.id, abnormal.id];

/**
 * What is owed no longer since a ruling reached these orders, by selection: on the leg itself, and
 * on the open legs of those it has settled as lost; below nought what is owed again on the open
 * legs of those that are not lost any more (STL-37).
 */
export function releasedBy(
  decided: readonly DecidedOrder[],
  ruledId: bigint,
): readonly ReleasedLiability[] {
  const bySelection = new Map<string, ReleasedLiability>();
  for (const one of decided) {
    for (const { owed, ...leg } of releasedOf(one, ruledId)) {
      const sum = (bySelection.get(leg.selectionId)?.owed ?? 0n) + owed;
      bySelection.set(leg.selectionId, { ...leg, owed: sum });
    }
  }
  return [...bySelection.values()];
}

function releasedOf(
  { order, decision }: DecidedOrder,
  ruledId: bigint,
): readonly ReleasedLiability[] {
  const { status, wasOpen, payout, selectionIds, matchIds, odds, outcomes } = order;
  const before = owing.includes(status) ? owedOn(order, payout) : [];
  const after = decision.to === 'reopened' ? owedOn(order, decision.promise.paid) : [];
  const isOver = decision.to !== 'stay' && decision.to !== 'abnormal';
  return selectionIds.flatMap((id, at) => {
    const isRuled = id === ruledId;
    const isReleased = isRuled ? wasOpen : isOver && outcomes[at] === legOutcomes.pending.id;
    if (!isReleased) return [];
    const owed = (before[at] ?? 0n) - (isRuled ? 0n : (after[at] ?? 0n));
    const named = { selectionId: String(id), matchId: String(matchIds[at]) };
    return [{ ...named, owed, odds: odds[at] ?? 0 }];
  });
}

const owedOn = ({ systemSize, odds }: RuledOrder, payout: bigint): readonly bigint[] =>
  legLiabilities({ shape: shapeOf(systemSize), payout: senti(payout) }, odds);
