import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { type CancelCause, cancelCauses } from '@kipute/contract/constants/betting/rulings';
import { formatShillings, senti } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../platform/database/database.ts';
import type { Visit } from '../access/index.ts';
import type { Letter } from '../inbox/index.ts';
import type { Settlement } from '../settlement/index.ts';
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

export type DecideOrder<Extra = unknown> = (
  decided: DecidedByPerson & Extra,
) => Promise<Result<'decided' | 'repeated', DecideOrderRefusal>>;

/** What the player is told; the note stays in the house. */
type Why = { readonly cause: CancelCause };

const { settled, 'cashed-out': sold, 'auto-cashed-out': soldByRule } = orderStatuses;

/** Pays what waits for a person (STL-42). */
export function delayedOrderApprover(deps: OrderOfficeDeps): DecideOrder {
  return decider(deps, {
    decision: 'approved',
    carryOut: (tx, { orderId }) => deps.settlement.approveOrder(tx, orderId),
    recordedAs: () => 'approved',
  });
}

/** Refunds every leg for good, and tells the player why (STL-43, STL-47). */
export function openOrderCanceller(deps: OrderOfficeDeps): DecideOrder<Why> {
  return decider<Why>(deps, {
    decision: 'cancelled',
    carryOut: async (tx, { orderId, cause }) => {
      const order = await deps.settlement.cancelOrder(tx, orderId);
      if (order.ok) await deps.inbox.tell(tx, letterOf(order.value, cause));
      return order;
    },
    recordedAs: ({ cause }) => `cancelled (${cause})`,
  });
}

type Cancelled = Extract<
  Awaited<ReturnType<Settlement['cancelOrder']>>,
  { readonly ok: true }
>['value'];

function letterOf(
  { id, playerId, serialNumber, stakeInPlay, odds }: Cancelled,
  cause: CancelCause,
): Letter {
  const stake = `TSh ${formatShillings(senti(stakeInPlay))}`;
  const { sw, en } = cancelCauses[cause];
  return {
    playerId,
    event: 'bet-cancelled',
    facts: {
      ...{ amount: stake, stake, matches: String(odds.length), reason: { sw, en } },
      // The first letter only says that it is a bet; pages leave it out.
      serial: serialNumber.slice(1),
    },
    key: `bet:${id}:cancelled`,
    jump: `/order_detailed_info?id=${id}`,
  };
}

type Carried<Extra> = {
  readonly decision: Decision;
  readonly carryOut: (
    tx: Transaction,
    decided: DecidedByPerson & Extra,
  ) => Promise<Result<{ readonly serialNumber: string }, string>>;
  readonly recordedAs: (decided: DecidedByPerson & Extra) => string;
};

/** What an order was before each decision. */
const openBefore = { approved: 'delayed', cancelled: 'open' } as const;

const logTypeOf = { approved: 'order-change', cancelled: 'order-cancelled' } as const;

/**
 * The order, the money, who did it and the line of the log are one transaction. `carryOut` takes
 * the lock of the order: of two who decide at once the second finds it decided.
 */
function decider<Extra = unknown>(
  { database, audit, clock }: OrderOfficeDeps,
  { decision, carryOut, recordedAs }: Carried<Extra>,
): DecideOrder<Extra> {
  return (decided) =>
    database.transact(async (tx) => {
      const { orderId, note, administratorId, visit } = decided;
      const order = await carryOut(tx, decided);
      if (!order.ok) return refusalOf(tx, decision, decided);
      const decidedAt = clock.now();
      await keepDecision(tx, { orderId, decision, administratorId, note, decidedAt });
      await audit.record(tx, {
        type: logTypeOf[decision],
        source: 'backoffice',
        user: { kind: 'administrator', id: administratorId },
        content: `${order.value.serialNumber} ${recordedAs(decided)}: ${note}`,
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
