import { orderStatusAfter } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { invariant } from '@kipute/domain/invariant';
import { senti } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../../platform/database/database.ts';
import { createBetTermsCache } from '../../betting/index.ts';
import type { SettlementDeps } from '../ports.ts';
import { changedOrder, type ReturnedMoney, returnOf } from '../settling/order-grade.ts';
import { publishOrderChanged } from '../settling/publish-changes.ts';
import { settleOrders } from '../settling/settle-orders.ts';
import { type LockedOrder, lockOrder, refundLegsFinally } from '../settling/settlement-store.ts';
import { tellDecided } from '../settling/tell-decided.ts';

type ApproveRefusal = 'order-unknown' | 'order-not-awaiting';

export type ApproveOrder = (
  tx: Transaction,
  id: bigint,
) => Promise<Result<LockedOrder, ApproveRefusal>>;

/** Pays what was decided and waited for a person (STL-24). */
export function orderApprover(deps: SettlementDeps): ApproveOrder {
  return async (tx, id) => {
    const order = await lockOrder(tx, id);
    if (!order) return refuse('order-unknown');
    if (orderStatusAfter(order.status, 'payout-approved') === undefined) {
      return refuse('order-not-awaiting');
    }
    const money = moneyDecided(order);
    await settleOrders(tx, { settled: [{ order, money }], cause: 'payout-approved' }, deps);
    await tellDecided(tx, [id], deps);
    const changed = changedOrder({ order, grade: { to: 'settled', money } });
    publishOrderChanged(tx, { order, changed, owedAfter: senti(0n), stakeAfter: 0n }, deps.bus);
    return ok(order);
  };
}

/** As it stands written: a person approves a number, whatever is computed by now. */
function moneyDecided(order: LockedOrder): ReturnedMoney {
  const [creditBack, nothing] = [senti(order.creditBack), senti(0n)];
  const isCredit = order.paidWith === 'credit';
  return {
    profit: senti(order.profit),
    winBonus: senti(order.winBonus),
    tax: senti(order.tax),
    paid: senti(order.payout),
    creditReturned: isCredit ? creditBack : nothing,
    moneyBack: isCredit ? nothing : creditBack,
  };
}

type CancelRefusal = 'order-unknown' | 'order-already-decided';

export type CancelOrder = (
  tx: Transaction,
  id: bigint,
) => Promise<Result<LockedOrder, CancelRefusal>>;

/** Every leg is refunded and the stake goes back to where it came from, untaxed (STL-25). */
export function orderCanceller(deps: SettlementDeps): CancelOrder {
  const terms = createBetTermsCache();
  return async (tx, id) => {
    const order = await lockOrder(tx, id);
    if (!order) return refuse('order-unknown');
    if (orderStatusAfter(order.status, 'cancelled') === undefined) {
      return refuse('order-already-decided');
    }
    const outcomes = order.outcomes.map(() => legOutcomes.refund.id);
    const termsOf = await terms(tx, [order.termsId]);
    const money = returnOf({ ...order, outcomes }, termsOf(order.termsId));
    invariant(money, 'refunded legs are decided');
    await refundLegsFinally(tx, id);
    await settleOrders(tx, { settled: [{ order, money }], cause: 'cancelled' }, deps);
    await tellDecided(tx, [id], deps);
    const changed = changedOrder({ order, grade: { to: 'settled', money } });
    publishOrderChanged(tx, { order, changed, owedAfter: senti(0n), stakeAfter: 0n }, deps.bus);
    return ok(order);
  };
}
