import type { Transaction } from '../../../platform/database/database.ts';
import type { SettlementDeps } from '../ports.ts';
import { ordersDecidedJob } from '../settlement-jobs.ts';

/** With the change itself: what counts decided bets never misses one, and never counts a rollback. */
export async function tellDecided(
  tx: Transaction,
  orderIds: readonly bigint[],
  { outbox, clock }: Pick<SettlementDeps, 'outbox' | 'clock'>,
): Promise<void> {
  if (orderIds.length === 0) return;
  await outbox.enqueue(tx, ordersDecidedJob, {
    orderIds: orderIds.map(String),
    decidedAt: clock.now().toISOString(),
  });
}
