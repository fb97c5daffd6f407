import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { NumberedEntry } from '../../../wallet/index.ts';
import type { BettingDeps } from '../../betting-deps.ts';
import { type DecidedRow, decidedRow, writeDecided } from '../deciding-store.ts';
import { correctionsOf } from './correct-orders.ts';
import { withRewards } from './inviter-rewards.ts';
import {
  entriesForInviter,
  entriesForPlayer,
  type OrderDecided,
  type OrderToPay,
} from './order-to-pay.ts';

type PayingDeps = Pick<BettingDeps, 'players' | 'wallet' | 'clock'>;

/**
 * Writes orders as settled and pays them, all at once: whoever holds their locks. First payments
 * come first, so that what a correction takes back may be there.
 */
export async function settleOrders(
  tx: Transaction,
  orders: readonly OrderDecided[],
  deps: PayingDeps,
): Promise<void> {
  if (orders.length === 0) return;
  const paid = await withRewards(tx, orders, deps);
  await writeDecided(tx, paid.map(settledRow), deps.clock.now());
  const first = paid.filter(({ order }) => order.settlements === 0).flatMap(entriesOf);
  const again = paid.filter(({ order }) => order.settlements > 0);
  const corrections = await correctionsOf(tx, { orders: again, first }, deps);
  await deps.wallet.appendMany(tx, [...first, ...corrections]);
}

const entriesOf = (paid: OrderToPay): readonly NumberedEntry[] => [
  ...entriesForPlayer(paid),
  ...entriesForInviter(paid),
];

const settledRow = ({ order, money, reward }: OrderToPay): DecidedRow => ({
  ...decidedRow(order.id, money),
  status: orderStatuses.settled.id,
  settlements: order.settlements + 1,
  inviterReward: reward?.amount ?? 0n,
});
