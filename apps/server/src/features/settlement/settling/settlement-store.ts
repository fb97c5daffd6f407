import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { numberList } from '../../../platform/database/number-lists.ts';
import type { AbnormalReason } from '../../betting/index.ts';
import type { OrderToSettle, ReturnedMoney } from './order-grade.ts';

/** The outcome of a selection, as it is written on its legs. */
export type SelectionResult = {
  readonly selectionId: bigint;
  /** A leg outcome of the contract. */
  readonly outcome: number;
  /** Only for what was bet on before the match, and for good. */
  readonly isEarly?: boolean | undefined;
  /** Minutes of the match that were played. */
  readonly matchDuration?: number | undefined;
  /** Of a result that needs a person. */
  readonly abnormalReason?: AbnormalReason | undefined;
};

const ORDERS_TO_SETTLE = 'select * from orders_to_rule($1, $2, $3, $4, $5)';

/** Those with a leg whose outcome differs from the result, in the order of their ids. */
export async function ordersToSettle(
  reader: Reader,
  { selectionId, outcome, isEarly = false }: SelectionResult,
  { afterOrder, ordersMax }: { readonly afterOrder: bigint; readonly ordersMax: number },
): Promise<readonly bigint[]> {
  const { rows } = await reader.executeQuery<{ orderId: bigint }>(
    CompiledQuery.raw(ORDERS_TO_SETTLE, [selectionId, outcome, isEarly, afterOrder, ordersMax]),
  );
  return rows.map(({ orderId }) => orderId);
}

const WRITE_LEG_OUTCOMES = 'select * from rule_legs($1, $2, $3, $4, $5, $6)';

/** Migration 0068: the orders stay locked until the transaction ends; those it changed are returned. */
export async function writeLegOutcomes(
  tx: Transaction,
  { selectionId, outcome, isEarly = false, matchDuration, abnormalReason }: SelectionResult,
  orderIds: readonly bigint[],
): Promise<readonly OrderToSettle[]> {
  const ids = numberList(orderIds);
  const { rows } = await tx.executeQuery<OrderToSettle>(
    CompiledQuery.raw(WRITE_LEG_OUTCOMES, [
      selectionId,
      outcome,
      isEarly,
      ids,
      matchDuration ?? null,
      abnormalReason ?? null,
    ]),
  );
  return rows;
}

/** An order as it will be. */
export type SettlementRow = {
  readonly id: bigint;
  readonly status: number;
  readonly profit: bigint;
  readonly winBonus: bigint;
  readonly tax: bigint;
  readonly payout: bigint;
  readonly creditBack: bigint;
  readonly settlements: number;
  /** Null when what was paid before stands. */
  readonly inviterReward: bigint | null;
};

type MoneyColumns = 'profit' | 'winBonus' | 'tax' | 'payout' | 'creditBack';

/** What a return means for the columns of the order. */
export const moneyColumns = (
  id: bigint,
  { profit, winBonus, tax, paid, creditReturned, moneyBack }: ReturnedMoney,
): Pick<SettlementRow, 'id' | MoneyColumns> => ({
  ...{ id, profit, winBonus, tax, payout: paid, creditBack: creditReturned + moneyBack },
});

export async function writeSettlement(
  tx: Transaction,
  rows: readonly SettlementRow[],
  settledAt: Date | null,
): Promise<void> {
  if (rows.length === 0) return;
  const column = (of: (row: SettlementRow) => bigint | number | null) => numberList(rows.map(of));
  const ids = column(({ id }) => id);
  // The ids stand there twice: by the second list only the months they lie in are planned for.
  await sql`
    update bet_order set status = decided.status, profit = decided.profit,
      win_bonus = decided.win_bonus, tax = decided.tax, payout = decided.payout,
      credit_back = decided.credit_back, settlements = decided.settlements,
      inviter_reward = coalesce(decided.inviter_reward, bet_order.inviter_reward),
      settled_at = ${settledAt}
    from unnest(
      ${ids}::bigint[], ${column(({ status }) => status)}::smallint[],
      ${column(({ profit }) => profit)}::bigint[], ${column(({ winBonus }) => winBonus)}::bigint[],
      ${column(({ tax }) => tax)}::bigint[], ${column(({ payout }) => payout)}::bigint[],
      ${column(({ creditBack }) => creditBack)}::bigint[],
      ${column(({ settlements }) => settlements)}::smallint[],
      ${column(({ inviterReward }) => inviterReward)}::bigint[]
    ) as decided (id, status, profit, win_bonus, tax, payout, credit_back, settlements,
      inviter_reward)
    where bet_order.id = decided.id and bet_order.id = any (${ids}::bigint[])`.execute(tx);
}

/** An order that was settled as lost, as it will be again. */
export type ReopenedOrder = {
  readonly order: Pick<
    OrderToSettle,
    | ('id' | 'playerId' | 'serialNumber' | 'status' | 'stakeInPlay' | 'paidWith' | 'settlements')
    | ('payout' | 'creditBack' | 'odds')
  >;
  /** A number of the contract. */
  readonly status: number;
  readonly promise: ReturnedMoney;
};

/** What it promises is promised again; that its loss was paid for stays counted (STL-37). */
export async function reopenOrders(
  tx: Transaction,
  reopened: readonly ReopenedOrder[],
): Promise<void> {
  for (const { order, status, promise } of reopened) {
    const { profit, winBonus, tax, payout } = moneyColumns(order.id, promise);
    await sql`
      update bet_order set status = ${status}, profit = ${profit}, win_bonus = ${winBonus},
        tax = ${tax}, payout = ${payout}, settlements = ${order.settlements + 1},
        reopenings = reopenings + 1, inviter_reward = 0, settled_at = null
      where id = ${order.id}`.execute(tx);
  }
}

export async function writeStatus(
  tx: Transaction,
  ids: readonly bigint[],
  status: number,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`update bet_order set status = ${status} where id = any (${ids}::bigint[])`.execute(tx);
}

/** One index lookup for each: for a mere `exists` the planner would scan all open legs. */
export async function openSelections(
  reader: Reader,
  ids: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const { rows } = await sql<{ id: bigint }>`
    select id from unnest(${ids}::bigint[]) as asked (id), lateral (
      select from bet_leg where selection_id = asked.id and outcome = 0 limit 1
    ) as leg`.execute(reader);
  return new Set(rows.map(({ id }) => id));
}

/** What was bet on before the match and is won by the result stays won, however that is resettled. */
export async function markWonLegsFinal(tx: Transaction, selectionId: bigint): Promise<void> {
  await tx
    .updateTable('betLeg')
    .set({ isFinal: true })
    .where('selectionId', '=', selectionId)
    .where('outcome', '=', legOutcomes.win.id)
    .where('isFinal', '=', false)
    .where('isLive', '=', false)
    .execute();
}

/** Whatever result their selections get from now on. */
export async function refundLegsFinally(tx: Transaction, orderId: bigint): Promise<void> {
  await tx
    .updateTable('betLeg')
    .set({ outcome: legOutcomes.refund.id, isFinal: true })
    .where('orderId', '=', orderId)
    .execute();
}

/** What the open legs of an order cost without a margin when it was cashed, by place; null of others. */
export async function keepEarlySettlementOdds(
  tx: Transaction,
  orderId: bigint,
  odds: readonly (number | null)[],
): Promise<void> {
  await sql`
    update bet_leg set early_settlement_odds = cashed.odds
    from unnest(${odds}::integer[]) with ordinality as cashed (odds, place)
    where order_id = ${orderId} and bet_leg.place = cashed.place`.execute(tx);
}

/** A match and one of its parts, on which bets wait for a result. */
export type AwaitedPart = {
  readonly matchId: bigint;
  readonly partId: number;
  /** As the first who bet on it saw it. */
  readonly startsAt: Date;
  readonly selectionIds: readonly bigint[];
};

/** A loose index scan over open legs: there are far fewer selections than legs. */
export async function awaitedParts(reader: Reader): Promise<readonly AwaitedPart[]> {
  const { rows } = await sql<AwaitedPart>`
    with recursive awaited as (
      (${nextAwaited(sql`true`)})
      union all
      select next.* from awaited, lateral (
        ${nextAwaited(sql`selection_id > awaited.selection_id`)}
      ) as next
    )
    select match_id, part_id, min(starts_at) as starts_at,
      array_agg(selection_id) as selection_ids
    from awaited group by match_id, part_id`.execute(reader);
  return rows;
}

const nextAwaited = (which: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select selection_id, match_id, part_id, starts_at from bet_leg
  where outcome = 0 and ${which} order by selection_id, order_id limit 1`;

export type LockedOrder = Omit<OrderToSettle, 'wasOpen'> & {
  readonly profit: bigint;
  readonly winBonus: bigint;
  readonly tax: bigint;
};

/** Locked: it is not settled or cashed out by others until the transaction ends. */
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
