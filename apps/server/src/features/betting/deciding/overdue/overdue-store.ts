import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { AwaitedPart } from '../deciding-store.ts';

type Part = Pick<AwaitedPart, 'matchId' | 'partId'>;

export type MovedOrder = {
  readonly orderId: bigint;
  readonly playerId: bigint;
  readonly serialNumber: string;
};

type Move = { readonly from: number; readonly to: number; readonly where: RawBuilder<unknown> };

const { open, abnormal } = orderStatuses;
const { pending, abnormal: doubtful } = legOutcomes;

/** Open orders with an open leg on one of these. */
export async function flagOverdue(
  tx: Transaction,
  parts: readonly Part[],
): Promise<readonly MovedOrder[]> {
  if (parts.length === 0) return [];
  const where = sql`id in (
    select order_id from bet_leg join ${unnested(parts)} using (match_id, part_id)
    where outcome = ${pending.id})`;
  return await moveOrders(tx, { from: open.id, to: abnormal.id, where });
}

/** Abnormal orders with an open leg, of which none is doubtful or on one of these. */
export async function reopenOrders(
  tx: Transaction,
  parts: readonly Part[],
): Promise<readonly MovedOrder[]> {
  const where = sql`exists (
      select from bet_leg where order_id = bet_order.id and outcome = ${pending.id})
    and not exists (
      select from bet_leg left join ${unnested(parts)} using (match_id, part_id)
      where order_id = bet_order.id
        and (outcome = ${doubtful.id} or outcome = ${pending.id} and overdue.is_so))`;
  return await moveOrders(tx, { from: abnormal.id, to: open.id, where });
}

const unnested = (parts: readonly Part[]): RawBuilder<unknown> => sql`(
  select match_id, part_id, true as is_so from unnest(
    ${parts.map(({ matchId }) => matchId)}::bigint[],
    ${parts.map(({ partId }) => partId)}::integer[]) as one (match_id, part_id)
) as overdue`;

/**
 * Locks them in the order of their ids, as a ruling does, and looks again: a leg may have been ruled
 * on meanwhile, which leaves no mark on the order itself.
 */
async function moveOrders(
  tx: Transaction,
  { from, to, where }: Move,
): Promise<readonly MovedOrder[]> {
  const { rows: found } = await sql<{ id: bigint }>`
    select id from bet_order where status = ${from} and ${where}
    order by id for no key update`.execute(tx);
  if (found.length === 0) return [];
  const { rows } = await sql<MovedOrder>`
    update bet_order set status = ${to}
    where id = any (${found.map(({ id }) => id)}::bigint[]) and status = ${from} and ${where}
    returning id as order_id, player_id, serial_number`.execute(tx);
  return rows;
}
