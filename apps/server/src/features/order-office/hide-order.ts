import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../platform/database/database.ts';
import type { Visit } from '../access/index.ts';
import type { OrderOfficeDeps } from './ports.ts';

type Hiding = {
  readonly orderId: bigint;
  readonly removed: boolean;
  readonly note: string;
  readonly administratorId: bigint;
  readonly visit: Visit;
};

type HideOrder = (
  hiding: Hiding,
) => Promise<Result<'changed' | 'repeated', 'order-unknown' | 'order-open'>>;

const { settled, 'cashed-out': sold, 'auto-cashed-out': soldByRule } = orderStatuses;
const decided: readonly number[] = [settled.id, sold.id, soldByRule.id];

/**
 * Out of its player's lists and the usual list of the office, or back into them (STL-60). Nothing of
 * the order changes: books, the gaming board's query and the log keep it.
 */
export function orderHider({ database, audit, clock }: OrderOfficeDeps): HideOrder {
  return (hiding) =>
    database.transact(async (tx) => {
      const { orderId } = hiding;
      const order = await tx
        .selectFrom('betOrder')
        .select(['status', 'serialNumber'])
        .where('id', '=', orderId)
        .forShare()
        .executeTakeFirst();
      if (!order) return refuse('order-unknown');
      if (!decided.includes(order.status)) return refuse('order-open');
      const changed = await setHidden(tx, hiding, clock.now());
      if (!changed) return ok('repeated');
      await audit.record(tx, recordOf(hiding, order.serialNumber));
      return ok('changed');
    });
}

const recordOf = (
  { orderId, removed, note, administratorId, visit }: Hiding,
  serialNumber: string,
) => ({
  ...({ type: 'order-change', source: 'backoffice' } as const),
  user: { kind: 'administrator', id: administratorId } as const,
  content: `${serialNumber} ${removed ? 'hidden' : 'shown again'}: ${note}`,
  subject: { kind: 'order', id: orderId } as const,
  changes: { removed: removed ? ([0, 1] as const) : ([1, 0] as const) },
  ...visit,
});

/** Whether anything changed by it. */
async function setHidden(
  tx: Transaction,
  { orderId, administratorId, note, removed }: Hiding,
  hiddenAt: Date,
): Promise<boolean> {
  const changed = removed
    ? await tx
        .insertInto('hiddenOrder')
        .values({ orderId, administratorId, note, hiddenAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('orderId')
        .executeTakeFirst()
    : await tx
        .deleteFrom('hiddenOrder')
        .where('orderId', '=', orderId)
        .returning('orderId')
        .executeTakeFirst();
  return changed !== undefined;
}
