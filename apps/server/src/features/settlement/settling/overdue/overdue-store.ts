import { movedOrderStatus, orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import type { OrderCause } from '@kipute/domain/betting/order-transitions';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { AwaitedPart } from '../deciding-store.ts';

/** A part of a match whose result is overdue, with the selections that bets wait on. */
export type OverduePart = Omit<AwaitedPart, 'startsAt'>;

export type MovedOrder = {
  readonly orderId: bigint;
  readonly playerId: bigint;
  readonly serialNumber: string;
};

/** Some orders in the order of their ids: those after this one, so many at most. */
export type Stretch = { readonly afterOrder: bigint; readonly ordersMax: number };

type MovedStretch = {
  readonly moved: readonly MovedOrder[];
  /** Where the next stretch begins; undefined when this was the last. */
  readonly lastOrder: bigint | undefined;
};

export type MoveOrders = (
  tx: Transaction,
  parts: readonly OverduePart[],
  stretch: Stretch,
) => Promise<MovedStretch>;

type Move = {
  readonly from: number;
  readonly cause: OrderCause;
  readonly where: RawBuilder<unknown>;
};

const { open, abnormal } = orderStatuses;
const { pending, abnormal: doubtful } = legOutcomes;

/** Open orders with an open leg on one of these. The index of open legs goes by selection. */
export const flagOverdue: MoveOrders = async (tx, parts, stretch) => {
  if (parts.length === 0) return { moved: [], lastOrder: undefined };
  const where = sql`id in (
    select order_id from bet_leg
    where selection_id = any (${parts.flatMap(({ selectionIds }) => selectionIds)}::bigint[])
      and outcome = 0)`;
  return await moveOrders(tx, { from: open.id, cause: 'doubtful', where }, stretch);
};

/**
 * Abnormal orders with an open leg, of which none is doubtful or on one of these. One look at the
 * legs of each: as two conditions it would be answered by reading all open legs there are.
 */
export const reopenOrders: MoveOrders = async (tx, parts, stretch) => {
  const where = sql`(
    select bool_or(outcome = ${pending.id}) and not bool_or(
      outcome = ${doubtful.id} or outcome = ${pending.id} and overdue.match_id is not null)
    from bet_leg left join unnest(
      ${parts.map(({ matchId }) => matchId)}::bigint[],
      ${parts.map(({ partId }) => partId)}::integer[]
    ) as overdue (match_id, part_id) using (match_id, part_id)
    where order_id = bet_order.id)`;
  return await moveOrders(tx, { from: abnormal.id, cause: 'no-longer-doubtful', where }, stretch);
};

/**
 * Locks them in the order of their ids, as a ruling does, and looks again: a leg may have been ruled
 * on meanwhile, which leaves no mark on the order itself.
 */
async function moveOrders(
  tx: Transaction,
  { from, cause, where }: Move,
  { afterOrder, ordersMax }: Stretch,
): Promise<MovedStretch> {
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
