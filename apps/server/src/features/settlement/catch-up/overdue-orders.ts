import { movedOrderStatus, orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import type { OrderCause } from '@kipute/domain/betting/order-transitions';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import { ordersChanged } from '../../betting/index.ts';
import type { SettlementDeps } from '../ports.ts';
import type { AwaitedPart } from '../settling/settlement-store.ts';

/** With the parts of matches whose result is overdue now, all of them. */
export type FlagOverdue = (overdue: readonly OverduePart[]) => Promise<void>;

type FlaggerDeps = Pick<SettlementDeps, 'database' | 'bus' | 'log'> & {
  /** In one transaction. When a provider falls silent, a whole book is overdue at once. */
  readonly ordersAtOnce?: number;
};

const ORDERS_AT_ONCE = 2_000;

/** A message for each order would be too many, one for a whole book too large. */
const ORDERS_PER_MESSAGE = 500;

const { open, abnormal } = orderStatuses;

/**
 * Open orders that wait for an overdue result become abnormal (STL-13); those that no longer do, and
 * have no abnormal leg, are open again (STL-26).
 */
export function overdueFlagger(deps: FlaggerDeps): FlagOverdue {
  const { database, ordersAtOnce: ordersMax = ORDERS_AT_ONCE } = deps;

  async function moveAll(move: MoveOrders, overdue: readonly OverduePart[], to: number) {
    let afterOrder: bigint | undefined = 0n;
    while (afterOrder !== undefined) {
      const range: Range = { afterOrder, ordersMax };
      const { moved, lastOrder } = await database.transact((tx) => move(tx, overdue, range));
      await publishMoved(moved, to, deps);
      afterOrder = lastOrder;
    }
  }

  return async (overdue) => {
    await moveAll(markAbnormal, overdue, abnormal.id);
    await moveAll(markOpenAgain, overdue, open.id);
  };
}

/** Their liability stays as it is: an abnormal bet may win. */
async function publishMoved(
  moved: readonly MovedOrder[],
  status: number,
  { bus, log }: FlaggerDeps,
): Promise<void> {
  for (let begin = 0; begin < moved.length; begin += ORDERS_PER_MESSAGE) {
    const orders = moved.slice(begin, begin + ORDERS_PER_MESSAGE);
    await bus
      .publish(ordersChanged, {
        released: [],
        orders: orders.map((order) => ({ ...order, status })),
      })
      .catch((err) =>
        log.error({ err, orders: orders.length }, 'settlement: publishing overdue orders failed'),
      );
  }
}

/** A part of a match whose result is overdue, with the selections that bets wait on. */
type OverduePart = Omit<AwaitedPart, 'startsAt'>;

type MovedOrder = {
  readonly orderId: bigint;
  readonly playerId: bigint;
  readonly serialNumber: string;
};

/** Some orders in the order of their ids: those after this one, so many at most. */
type Range = { readonly afterOrder: bigint; readonly ordersMax: number };

type MovedRange = {
  readonly moved: readonly MovedOrder[];
  /** Where the next range begins; undefined when this was the last. */
  readonly lastOrder: bigint | undefined;
};

type MoveOrders = (
  tx: Transaction,
  parts: readonly OverduePart[],
  range: Range,
) => Promise<MovedRange>;

type Move = {
  readonly from: number;
  readonly cause: OrderCause;
  readonly where: RawBuilder<unknown>;
};

const { pending, abnormal: abnormalLeg } = legOutcomes;

/** Open orders with an open leg on one of these. The index of open legs goes by selection. */
const markAbnormal: MoveOrders = async (tx, parts, range) => {
  if (parts.length === 0) return { moved: [], lastOrder: undefined };
  const where = sql`id in (
    select order_id from bet_leg
    where selection_id = any (${parts.flatMap(({ selectionIds }) => selectionIds)}::bigint[])
      and outcome = 0)`;
  return await moveOrders(tx, { from: open.id, cause: 'doubtful', where }, range);
};

/**
 * Abnormal orders with an open leg, of which none is abnormal or on one of these. One subquery on
 * the legs of each: as two conditions the planner would scan all open legs there are.
 */
const markOpenAgain: MoveOrders = async (tx, parts, range) => {
  const where = sql`(
    select bool_or(outcome = ${pending.id}) and not bool_or(
      outcome = ${abnormalLeg.id} or outcome = ${pending.id} and overdue.match_id is not null)
    from bet_leg left join unnest(
      ${parts.map(({ matchId }) => matchId)}::bigint[],
      ${parts.map(({ partId }) => partId)}::integer[]
    ) as overdue (match_id, part_id) using (match_id, part_id)
    where order_id = bet_order.id)`;
  return await moveOrders(tx, { from: abnormal.id, cause: 'no-longer-doubtful', where }, range);
};

/**
 * Locks them in the order of their ids, as settling does, and checks again: a leg may have been
 * settled meanwhile, which leaves no mark on the order itself.
 */
async function moveOrders(
  tx: Transaction,
  { from, cause, where }: Move,
  { afterOrder, ordersMax }: Range,
): Promise<MovedRange> {
  const { rows: found } = await sql<{ id: bigint }>`
    select id from bet_order where status = ${from} and id > ${afterOrder} and ${where}
    order by id limit ${ordersMax} for no key update`.execute(tx);
  if (found.length === 0) return { moved: [], lastOrder: undefined };
  const { rows: moved } = await sql<MovedOrder>`
    update bet_order set status = ${movedOrderStatus(from, cause)}
    where id = any (${found.map(({ id }) => id)}::bigint[]) and status = ${from} and ${where}
    returning id as order_id, player_id, serial_number`.execute(tx);
  return { moved, lastOrder: found.length < ordersMax ? undefined : found.at(-1)?.id };
}
