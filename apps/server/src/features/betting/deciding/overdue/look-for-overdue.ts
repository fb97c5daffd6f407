import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { BettingDeps } from '../../betting-deps.ts';
import { betsRuled } from '../bets-ruled.ts';
import type { AwaitedPart } from '../deciding-store.ts';
import { flagOverdue, type MovedOrder, reopenOrders } from './overdue-store.ts';

/** With the parts of matches whose result is overdue now, all of them. */
export type LookForOverdue = (
  overdue: readonly Pick<AwaitedPart, 'matchId' | 'partId'>[],
) => Promise<void>;

/** As many as a chunk of a ruling has. */
const ORDERS_PER_MESSAGE = 500;

const { open, abnormal } = orderStatuses;

/**
 * Open orders that wait for an overdue result are for a person to look at (STL-13); those that no
 * longer do, and have no doubtful leg, are open again (STL-26).
 */
export function overdueLooker(deps: BettingDeps): LookForOverdue {
  return async (overdue) => {
    const inOneGo = (move: (tx: Transaction) => Promise<readonly MovedOrder[]>) =>
      deps.database.transact(move);
    await tellOf(await inOneGo((tx) => flagOverdue(tx, overdue)), abnormal.id, deps);
    await tellOf(await inOneGo((tx) => reopenOrders(tx, overdue)), open.id, deps);
  };
}

/** What they owe stays as it is: a doubtful bet may win. */
async function tellOf(
  moved: readonly MovedOrder[],
  status: number,
  { bus, log }: BettingDeps,
): Promise<void> {
  for (let begin = 0; begin < moved.length; begin += ORDERS_PER_MESSAGE) {
    const orders = moved.slice(begin, begin + ORDERS_PER_MESSAGE);
    await bus
      .publish(betsRuled, { released: [], orders: orders.map((order) => ({ ...order, status })) })
      .catch((err) => log.error({ err }, 'nobody was told of orders that wait for a result'));
  }
}
