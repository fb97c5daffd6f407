import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { legLiabilities } from '@kipute/domain/betting/bet-return';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { afterCommit } from '../../../platform/database/after-commit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import {
  type ChangedOrder,
  ordersChanged,
  type ReleasedLiability,
  shapeOf,
} from '../../betting/index.ts';
import type { SettlementDeps } from '../ports.ts';
import type { LockedOrder } from './locked-order.ts';

type Told = {
  /** As it was. */
  readonly order: LockedOrder;
  readonly changed: ChangedOrder;
  /** What it may still pay. */
  readonly owedAfter: Senti;
};

/** Of an order that a person or its player changed, said as a ruling is, once it is written. */
export function tellOfOrder(
  tx: Transaction,
  { order, changed, owedAfter }: Told,
  bus: SettlementDeps['bus'],
): void {
  const released = releasedBy(order, owedAfter);
  afterCommit(tx, () => bus.publish(ordersChanged, { released, orders: [changed] }));
}

/** On legs that were decided nothing was owed any more. */
function releasedBy(order: LockedOrder, owedAfter: Senti): ReleasedLiability[] {
  const { systemSize, payout, odds, outcomes, selectionIds, matchIds } = order;
  const shape = shapeOf(systemSize);
  const before = legLiabilities({ shape, payout: senti(payout) }, odds);
  const after = legLiabilities({ shape, payout: owedAfter }, odds);
  return outcomes.flatMap((outcome, at) => {
    if (outcome !== legOutcomes.pending.id) return [];
    const [selectionId, matchId] = [String(selectionIds[at]), String(matchIds[at])];
    const owed = (before[at] ?? 0n) - (after[at] ?? 0n);
    return [{ selectionId, matchId, owed, odds: odds[at] ?? 0 }];
  });
}
