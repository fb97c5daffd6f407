import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { ordersChanged } from '../../../betting/index.ts';
import type { SettlementDeps } from '../../ports.ts';
import {
  flagOverdue,
  type MovedOrder,
  type MoveOrders,
  type OverduePart,
  reopenOrders,
  type Stretch,
} from './overdue-store.ts';

/** With the parts of matches whose result is overdue now, all of them. */
export type LookForOverdue = (overdue: readonly OverduePart[]) => Promise<void>;

type LookerDeps = Pick<SettlementDeps, 'database' | 'bus' | 'log'> & {
  /** In one transaction. When a provider falls silent, a whole book is overdue at once. */
  readonly ordersAtOnce?: number;
};

const ORDERS_AT_ONCE = 2_000;

/** A message for each order would be too many, one for a whole book too large. */
const ORDERS_PER_MESSAGE = 500;

const { open, abnormal } = orderStatuses;

/**
 * Open orders that wait for an overdue result are for a person to look at (STL-13); those that no
 * longer do, and have no doubtful leg, are open again (STL-26).
 */
export function overdueLooker(deps: LookerDeps): LookForOverdue {
  const { database, ordersAtOnce: ordersMax = ORDERS_AT_ONCE } = deps;

  async function moveAll(move: MoveOrders, overdue: readonly OverduePart[], to: number) {
    let afterOrder: bigint | undefined = 0n;
    while (afterOrder !== undefined) {
      const stretch: Stretch = { afterOrder, ordersMax };
      const { moved, lastOrder } = await database.transact((tx) => move(tx, overdue, stretch));
      await tellOf(moved, to, deps);
      afterOrder = lastOrder;
    }
  }

  return async (overdue) => {
    await moveAll(flagOverdue, overdue, abnormal.id);
    await moveAll(reopenOrders, overdue, open.id);
  };
}

/** What they owe stays as it is: a doubtful bet may win. */
async function tellOf(
  moved: readonly MovedOrder[],
  status: number,
  { bus, log }: LookerDeps,
): Promise<void> {
  for (let begin = 0; begin < moved.length; begin += ORDERS_PER_MESSAGE) {
    const orders = moved.slice(begin, begin + ORDERS_PER_MESSAGE);
    await bus
      .publish(ordersChanged, {
        released: [],
        orders: orders.map((order) => ({ ...order, status })),
      })
      .catch((err) => log.error({ err }, 'nobody was told of orders that wait for a result'));
  }
}
