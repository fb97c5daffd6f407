import { orderStatusAfter } from '@kipute/contract/constants/betting/orders';
import { senti } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { SettlementDeps } from '../../ports.ts';
import { type LockedOrder, lockOrder } from '../locked-order.ts';
import { orderAfter } from '../order-after.ts';
import { settleOrders } from '../paying/settle-orders.ts';
import type { ReturnedMoney } from '../ruled-order.ts';
import { tellOfOrder } from '../tell-of-order.ts';

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
    const changed = orderAfter({ order, decision: { to: 'settled', money } });
    tellOfOrder(tx, { order, changed, owedAfter: senti(0n) }, deps.bus);
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
