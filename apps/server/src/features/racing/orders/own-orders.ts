import { ARCHIVE_AFTER_DAYS } from '@kipute/contract/constants/betting/limits';
import { serialLetters } from '@kipute/contract/constants/betting/serial-numbers';
import type { CallContent } from '@kipute/contract/registry';
import { typedSerials } from '@kipute/domain/payments/serial-number';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { type RacingRound, roundsWhere } from '../rounds/round-store.ts';
import { findOrder, ordersWhere, orderTables, type PaidOrder } from './order-store.ts';
import { orderView } from './order-view.ts';

type OwnOrders = {
  readonly playerId: bigint;
  readonly roundId: bigint | undefined;
  readonly which: 'open' | 'decided' | 'recent' | 'archived';
  readonly page: number;
  readonly pageSize: number;
};

const DAY_MS = 86_400_000;

/** Newest first: open, decided or both of the last thirty days, or all older ones (RAC-45). */
export async function ownOrdersPage(
  reader: Reader,
  { playerId, roundId, which, page, pageSize }: OwnOrders,
  now: Date,
): Promise<{ readonly orders: readonly PaidOrder[]; readonly count: number }> {
  const conditions = [
    sql`player_id = ${playerId}`,
    ofAge(which, new Date(now.getTime() - ARCHIVE_AFTER_DAYS * DAY_MS)),
    ...(roundId === undefined ? [] : [sql`racing_order.round_id = ${roundId}`]),
  ];
  const mine = sql.join(conditions, sql` and `);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${orderTables} where ${mine}`.execute(reader);
  const orders = await ordersWhere(
    reader,
    sql`where ${mine} order by racing_order.id desc
      limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { orders, count: rows[0]?.count ?? 0 };
}

export const hasEnded = sql`racing_round.state in ('settled', 'refunded')`;

function ofAge(which: OwnOrders['which'], since: Date): RawBuilder<unknown> {
  switch (which) {
    case 'open':
      return sql`placed_at >= ${since} and not ${hasEnded}`;
    case 'decided':
      return sql`placed_at >= ${since} and ${hasEnded}`;
    case 'recent':
      return sql`placed_at >= ${since}`;
    case 'archived':
      return sql`placed_at < ${since}`;
  }
}

const { letter } = serialLetters.racing;

/** By what a page knows of it: the id, or the number that the statement names. */
export async function findOwnOrder(
  reader: Reader,
  asked: { readonly playerId: bigint; readonly id: bigint | undefined; readonly code: string },
): Promise<PaidOrder | undefined> {
  const { playerId, id, code } = asked;
  if (id !== undefined) {
    return findOrder(reader, sql`racing_order.id = ${id} and player_id = ${playerId}`);
  }
  const [serial] = typedSerials(code, [letter]);
  if (serial === undefined) return undefined;
  return findOrder(reader, sql`serial_number = ${serial} and player_id = ${playerId}`);
}

/** By number of their round. */
async function roundsOfOrders(
  reader: Reader,
  orders: readonly PaidOrder[],
): Promise<ReadonlyMap<bigint, RacingRound>> {
  const ids = [...new Set(orders.map(({ roundId }) => roundId))];
  if (ids.length === 0) return new Map();
  const rounds = await roundsWhere(reader, sql`where id = any (${ids}::bigint[])`);
  return new Map(rounds.map((round) => [round.id, round]));
}

/**
 * A round that ended between two readings would make lost what it paid: its orders are read again,
 * which ends because rounds only move on (RAC-44).
 */
export async function orderViews(
  reader: Reader,
  orders: readonly PaidOrder[],
): Promise<CallContent<'racing_order/user_inquire'>> {
  const rounds = await roundsOfOrders(reader, orders);
  const hasMoved = ({ roundId, roundState }: PaidOrder) =>
    rounds.get(roundId)?.state !== roundState;
  if (orders.some(hasMoved)) {
    const ids = orders.map(({ id }) => id);
    const mine = sql`where racing_order.id = any (${ids}::bigint[]) order by racing_order.id desc`;
    return orderViews(reader, await ordersWhere(reader, mine));
  }
  return orders.flatMap((order) => {
    const round = rounds.get(order.roundId);
    return round ? [orderView(order, round)] : [];
  });
}

/** For the document of everything the house holds about a player, newest first. */
export async function ownRacingBetsOf(
  reader: Reader,
  { playerId, lines }: { readonly playerId: bigint; readonly lines: number },
): Promise<CallContent<'racing_order/user_inquire'>> {
  const orders = await ordersWhere(
    reader,
    sql`where player_id = ${playerId} order by racing_order.id desc limit ${lines}`,
  );
  return orderViews(reader, orders);
}

/** What it wins would come to somebody who is gone. */
export async function hasOpenRacingBet(reader: Reader, playerId: bigint): Promise<boolean> {
  const mine = sql`player_id = ${playerId} and not ${hasEnded}`;
  return (await findOrder(reader, mine)) !== undefined;
}
