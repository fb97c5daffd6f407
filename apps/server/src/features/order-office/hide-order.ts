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
  return ({ orderId, removed, note, administratorId, visit }) =>
    database.transact(async (tx) => {
      const order = await tx
        .selectFrom('betOrder')
        .select(['status', 'serialNumber'])
        .where('id', '=', orderId)
        .forShare()
        .executeTakeFirst();
      if (!order) return refuse('order-unknown');
      if (!decided.includes(order.status)) return refuse('order-open');
      const changed = await setHidden(tx, { orderId, administratorId, note, removed }, clock.now());
      if (!changed) return ok('repeated');
      await audit.record(tx, {
        ...{ type: 'order-change', source: 'backoffice' },
        user: { kind: 'administrator', id: administratorId },
        content: `${order.serialNumber} ${removed ? 'hidden' : 'shown again'}: ${note}`,
        subject: { kind: 'order', id: orderId },
        changes: { removed: [removed ? 0 : 1, removed ? 1 : 0] },
        ...visit,
      });
      return ok('changed');
    });
}

type Wanted = Omit<Hiding, 'visit'>;

/** Whether anything changed by it. */
async function setHidden(
  tx: Transaction,
  { orderId, administratorId, note, removed }: Wanted,
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
