import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../platform/database/database.ts';
import type { Visit } from '../access/index.ts';
import {
  type Decision,
  decisionsAbout,
  keepDecision,
  statusOfOrder,
} from './order-office-store.ts';
import type { OrderOfficeDeps } from './ports.ts';

type DecidedByPerson = {
  readonly orderId: bigint;
  readonly note: string;
  readonly administratorId: bigint;
  readonly visit: Visit;
};

type DecideOrderRefusal =
  | 'order-unknown'
  | 'order-settled'
  | 'order-sold-back'
  | 'order-not-delayed';

export type DecideOrder = (
  decided: DecidedByPerson,
) => Promise<Result<'decided' | 'repeated', DecideOrderRefusal>>;

const { settled, 'cashed-out': sold, 'auto-cashed-out': soldByRule } = orderStatuses;

/** Pays what waits for a person (STL-42). */
export function delayedOrderApprover(deps: OrderOfficeDeps): DecideOrder {
  return decider(deps, 'approved', deps.settlement.approveOrder);
}

/** Refunds every leg for good (STL-43). */
export function openOrderCanceller(deps: OrderOfficeDeps): DecideOrder {
  return decider(deps, 'cancelled', deps.settlement.cancelOrder);
}

type CarryOut = (
  tx: Transaction,
  orderId: bigint,
) => Promise<Result<{ readonly serialNumber: string }, string>>;

/** What an order was before each decision. */
const openBefore = { approved: 'delayed', cancelled: 'open' } as const;

const logTypeOf = { approved: 'order-change', cancelled: 'order-cancelled' } as const;

/**
 * The order, the money, who did it and the line of the log are one transaction. `carryOut` takes
 * the lock of the order: of two who decide at once the second finds it decided.
 */
function decider(
  { database, audit, clock }: OrderOfficeDeps,
  decision: Decision,
  carryOut: CarryOut,
): DecideOrder {
  return (decided) =>
    database.transact(async (tx) => {
      const { orderId, note, administratorId, visit } = decided;
      const order = await carryOut(tx, orderId);
      if (!order.ok) return refusalOf(tx, decision, decided);
      const decidedAt = clock.now();
      await keepDecision(tx, { orderId, decision, administratorId, note, decidedAt });
      await audit.record(tx, {
        type: logTypeOf[decision],
        source: 'backoffice',
        user: { kind: 'administrator', id: administratorId },
        content: `${order.value.serialNumber} ${decision}: ${note}`,
        subject: { kind: 'order', id: orderId },
        changes: { state: [openBefore[decision], decision] },
        ...visit,
      });
      return ok('decided');
    });
}

/** The same person's same word is no second one; for all else the order's state is the reason. */
async function refusalOf(
  tx: Transaction,
  decision: Decision,
  { orderId, note, administratorId }: DecidedByPerson,
): Promise<Result<'repeated', DecideOrderRefusal>> {
  const made = (await decisionsAbout(tx, orderId)).find((one) => one.decision === decision);
  if (made?.administratorId === administratorId && made.note === note) return ok('repeated');
  const status = await statusOfOrder(tx, orderId);
  if (status === undefined) return refuse('order-unknown');
  if (status === settled.id) return refuse('order-settled');
  if (status === sold.id || status === soldByRule.id) return refuse('order-sold-back');
  return refuse('order-not-delayed');
}
