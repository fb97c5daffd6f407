import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { OrderToSettle } from './order-grade.ts';

/** Orders lie in the order of their placing: the first id of a time, and the first after it. */
export type PlacedBetween = { readonly first: bigint; readonly after: bigint };

const refund = legOutcomes.refund.id;

/** The next orders of a time with a leg on a selection that is not refunded for good yet. */
export async function ordersToVoid(
  reader: Reader,
  selectionId: bigint,
  { placed, afterOrder, ordersMax }: Range,
): Promise<readonly bigint[]> {
  const isNext = sql`selection_id = ${selectionId} and order_id > ${afterOrder} and not is_final
    and order_id >= ${placed.first} and order_id < ${placed.after}`;
  const { rows } = await sql<{ orderId: bigint }>`
    (select order_id from bet_leg where outcome = 0 and ${isNext}
      order by order_id limit ${ordersMax})
    union all
    (select order_id from bet_leg where outcome <> 0 and ${isNext}
      order by order_id limit ${ordersMax})
    order by order_id limit ${ordersMax}`.execute(reader);
  return rows.map(({ orderId }) => orderId);
}

type Range = {
  readonly placed: PlacedBetween;
  readonly afterOrder: bigint;
  readonly ordersMax: number;
};

/**
 * As a ruling writes its legs, and for good: no later result reaches them. The orders stay locked
 * until the transaction ends; those it changed are returned with all their legs (TRD-42).
 */
export async function voidLegs(
  tx: Transaction,
  selectionId: bigint,
  orderIds: readonly bigint[],
): Promise<readonly OrderToSettle[]> {
  await sql`select from bet_order where id = any (${orderIds}::bigint[])
    order by id for no key update`.execute(tx);
  const { rows } = await sql<OrderToSettle>`
    with changed as (
      update bet_leg set outcome = ${refund}, is_final = true, abnormal_reason = null
      where order_id = any (${orderIds}::bigint[]) and selection_id = ${selectionId}
        and not is_final
      returning order_id, place, old.outcome = 0 as was_open
    )
    select id, player_id, serial_number, status, system_size, stake,
      coalesce(stake_in_play, stake) as stake_in_play, paid_with, terms_id, payout, credit_back,
      settlements, changed.was_open, legs.*
    from changed join bet_order on bet_order.id = changed.order_id, lateral (
      select array_agg(match_id order by place) as match_ids,
        array_agg(selection_id order by place) as selection_ids,
        array_agg(odds order by place) as odds,
        array_agg(case when place = changed.place then ${refund} else outcome end
          order by place) as outcomes
      from bet_leg where order_id = changed.order_id
    ) as legs
    where bet_order.id = any (${orderIds}::bigint[])
    order by id`.execute(tx);
  return rows;
}
