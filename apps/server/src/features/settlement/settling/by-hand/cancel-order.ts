import { orderStatusAfter } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { invariant } from '@kipute/domain/invariant';
import { senti } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../../../platform/database/database.ts';
import { createBetTermsCache } from '../../../betting/index.ts';
import type { SettlementDeps } from '../../ports.ts';
import { refundLegsForGood } from '../deciding-store.ts';
import { type LockedOrder, lockOrder } from '../locked-order.ts';
import { orderAfter } from '../order-after.ts';
import { settleOrders } from '../paying/settle-orders.ts';
import { returnOf } from '../ruled-order.ts';
import { tellOfOrder } from '../tell-of-order.ts';

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
    await refundLegsForGood(tx, id);
    await settleOrders(tx, { settled: [{ order, money }], cause: 'cancelled' }, deps);
    const changed = orderAfter({ order, decision: { to: 'settled', money } });
    tellOfOrder(tx, { order, changed, owedAfter: senti(0n) }, deps.bus);
    return ok(order);
  };
}
