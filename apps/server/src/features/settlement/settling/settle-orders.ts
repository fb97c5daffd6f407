import { movedOrderStatus } from '@kipute/contract/constants/betting/orders';
import type { OrderCause } from '@kipute/domain/betting/order-transitions';
import type { Transaction } from '../../../platform/database/database.ts';
import type { NumberedEntry } from '../../wallet/index.ts';
import type { SettlementDeps } from '../ports.ts';
import { stakesSettledJob } from '../settlement-jobs.ts';
import {
  entriesForInviter,
  entriesForPlayer,
  NOTHING,
  type OrderToPay,
  type SettledOrder,
  withRewards,
} from './order-payments.ts';
import { resettlementEntries } from './resettle-orders.ts';
import {
  moneyColumns,
  type ReopenedOrder,
  reopenOrders,
  type SettlementRow,
  writeSettlement,
} from './settlement-store.ts';
import { enqueueTelling } from './tell-settled.ts';

type PayingDeps = Pick<SettlementDeps, 'players' | 'wallet' | 'clock' | 'outbox'>;

type Settling = {
  readonly settled: readonly SettledOrder[];
  /** Why they move, as the table of moves has it. */
  readonly cause: Extract<OrderCause, 'decided' | 'payout-approved' | 'cancelled'>;
  readonly reopened?: readonly ReopenedOrder[];
};

/**
 * Writes orders as settled and pays them; the caller holds their locks. First payments
 * come first, so that what a correction takes back may be there. Those that are open again pay
 * nothing for now, and what was paid on their loss is taken back with the other corrections: purses
 * are locked once (STL-28).
 */
export async function settleOrders(
  tx: Transaction,
  { settled, cause, reopened = [] }: Settling,
  deps: PayingDeps,
): Promise<void> {
  if (settled.length === 0 && reopened.length === 0) return;
  const paid = await withRewards(tx, settled, deps);
  const rows = paid.map((one) => settledRow(one, cause));
  await writeSettlement(tx, rows, deps.clock.now());
  await reopenOrders(tx, reopened);
  const first = paid.filter(({ order }) => order.settlements === 0).flatMap(entriesOf);
  const again = paid.filter(({ order }) => order.settlements > 0);
  const corrected = [...again, ...reopened.map(unpaid)];
  const corrections = await resettlementEntries(tx, { orders: corrected, first }, deps);
  await deps.wallet.appendMany(tx, [...first, ...corrections]);
  // Who cancels a bet says why, in a message of its own (STL-47).
  if (cause !== 'cancelled') await enqueueTelling(deps, tx, settled);
  await queueStakes(tx, [...settled, ...reopened], deps);
}

/** Those whom somebody invited: what they have staked may bring the inviter something (STL-38). */
async function queueStakes(
  tx: Transaction,
  orders: readonly Pick<SettledOrder, 'order'>[],
  { players, outbox }: PayingDeps,
): Promise<void> {
  const ids = [...new Set(orders.map(({ order }) => order.playerId))];
  const invited = await players.invitedAmong(tx, ids);
  if (invited.length === 0) return;
  await outbox.enqueue(tx, stakesSettledJob, { playerIds: invited.map(String) });
}

const unpaid = ({ order }: ReopenedOrder): OrderToPay => ({
  ...{ order, money: NOTHING, reward: undefined },
});

const entriesOf = (paid: OrderToPay): readonly NumberedEntry[] => [
  ...entriesForPlayer(paid),
  ...entriesForInviter(paid),
];

const settledRow = (
  { order, money, reward }: OrderToPay,
  cause: Settling['cause'],
): SettlementRow => ({
  ...moneyColumns(order.id, money),
  status: movedOrderStatus(order.status, cause),
  settlements: order.settlements + 1,
  inviterReward: reward?.amount ?? 0n,
});
