import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { RuledOrder } from './ruled-order.ts';

export type LockedOrder = Omit<RuledOrder, 'wasOpen'> & {
  readonly profit: bigint;
  readonly winBonus: bigint;
  readonly tax: bigint;
};

/** As it stands; nobody else decides or sells it until the transaction ends. */
export async function lockOrder(tx: Transaction, id: bigint): Promise<LockedOrder | undefined> {
  const { rows: locked } = await sql`
    select from bet_order where id = ${id} for no key update`.execute(tx);
  if (locked.length === 0) return undefined;
  const { rows } = await sql<LockedOrder>`
    select id, player_id, serial_number, status, system_size, stake,
      coalesce(stake_in_play, stake) as stake_in_play, paid_with, terms_id, payout, profit,
      win_bonus, tax, credit_back, settlements, legs.*
    from bet_order, lateral (
      select array_agg(match_id order by place) as match_ids,
        array_agg(selection_id order by place) as selection_ids,
        array_agg(odds order by place) as odds, array_agg(outcome order by place) as outcomes
      from bet_leg where order_id = bet_order.id
    ) as legs
    where id = ${id}`.execute(tx);
  return rows[0];
}
