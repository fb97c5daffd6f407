import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { legLiabilities } from '@kipute/domain/betting/bet-return';
import { shapeOfCode } from '@kipute/domain/betting/bet-shape';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { afterCommit } from '../../../platform/database/after-commit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type ChangedOrder, ordersChanged, type ReleasedLiability } from '../../betting/index.ts';
import type { SettlementDeps } from '../ports.ts';
import { changedOrder, type GradedOrder, type OrderToSettle } from './order-grade.ts';
import type { LockedOrder } from './settlement-store.ts';

/** Of a chunk that is committed: its orders stand, whether the publish succeeds or not. */
export async function publishSettled(
  selectionId: bigint,
  graded: readonly GradedOrder[],
  { bus, log }: Pick<SettlementDeps, 'bus' | 'log'>,
): Promise<void> {
  await bus
    .publish(ordersChanged, {
      released: [...releasedByResult(graded, selectionId)],
      orders: graded.map(changedOrder),
    })
    .catch((err) =>
      log.error(
        { err, selectionId: String(selectionId) },
        'settlement: publishing settled orders failed',
      ),
    );
}

const { open, abnormal } = orderStatuses;

/** An abnormal order may still win. */
const owing: readonly number[] = [open.id, abnormal.id];

/**
 * The liability released since a result reached these orders, by selection: on the leg itself, and
 * on the open legs of those it has settled as lost; negative on the open legs of those that are not
 * lost any more (STL-37).
 */
function releasedByResult(
  graded: readonly GradedOrder[],
  settledId: bigint,
): readonly ReleasedLiability[] {
  const bySelection = new Map<string, ReleasedLiability>();
  for (const one of graded) {
    for (const { owed, staked, ...leg } of releasedOf(one, settledId)) {
      const sum = bySelection.get(leg.selectionId) ?? { owed: 0n, staked: 0n };
      const sums = { owed: sum.owed + owed, staked: sum.staked + staked };
      bySelection.set(leg.selectionId, { ...leg, ...sums });
    }
  }
  return [...bySelection.values()];
}

function releasedOf(
  { order, grade }: GradedOrder,
  settledId: bigint,
): readonly ReleasedLiability[] {
  const { status, wasOpen, payout, selectionIds, matchIds, odds, outcomes } = order;
  const before = owing.includes(status) ? owedOn(order, payout) : [];
  const after = grade.to === 'reopened' ? owedOn(order, grade.promise.paid) : [];
  const isOver = grade.to !== 'stay' && grade.to !== 'abnormal';
  const stakedBefore = owing.includes(status) ? order.stakeInPlay : 0n;
  const stakedAfter = grade.to === 'reopened' ? order.stakeInPlay : 0n;
  return selectionIds.flatMap((id, at) => {
    const isSettledLeg = id === settledId;
    const isReleased = isSettledLeg ? wasOpen : isOver && outcomes[at] === legOutcomes.pending.id;
    if (!isReleased) return [];
    const owed = (before[at] ?? 0n) - (isSettledLeg ? 0n : (after[at] ?? 0n));
    const staked = stakedBefore - (isSettledLeg ? 0n : stakedAfter);
    const named = { selectionId: String(id), matchId: String(matchIds[at]) };
    return [{ ...named, owed, staked, odds: odds[at] ?? 0 }];
  });
}

const owedOn = ({ systemSize, odds }: OrderToSettle, payout: bigint): readonly bigint[] =>
  legLiabilities({ shape: shapeOfCode(systemSize), payout: senti(payout) }, odds);

type OrderChange = {
  /** As it was. */
  readonly order: LockedOrder;
  readonly changed: ChangedOrder;
  /** What it may still pay, and what of its stake is still in play. */
  readonly owedAfter: Senti;
  readonly stakeAfter: bigint;
};

/** Of an order that a person or its player changed, published after the commit. */
export function publishOrderChanged(
  tx: Transaction,
  { order, changed, ...after }: OrderChange,
  bus: SettlementDeps['bus'],
): void {
  const released = releasedByChange(order, after);
  afterCommit(tx, () => bus.publish(ordersChanged, { released, orders: [changed] }));
}

/** Settled legs carry no liability any more. */
function releasedByChange(
  order: LockedOrder,
  { owedAfter, stakeAfter }: Pick<OrderChange, 'owedAfter' | 'stakeAfter'>,
): ReleasedLiability[] {
  const { systemSize, payout, odds, outcomes, selectionIds, matchIds } = order;
  const shape = shapeOfCode(systemSize);
  const before = legLiabilities({ shape, payout: senti(payout) }, odds);
  const after = legLiabilities({ shape, payout: owedAfter }, odds);
  return outcomes.flatMap((outcome, at) => {
    if (outcome !== legOutcomes.pending.id) return [];
    const [selectionId, matchId] = [String(selectionIds[at]), String(matchIds[at])];
    const owed = (before[at] ?? 0n) - (after[at] ?? 0n);
    const staked = order.stakeInPlay - stakeAfter;
    return [{ selectionId, matchId, owed, staked, odds: odds[at] ?? 0 }];
  });
}
