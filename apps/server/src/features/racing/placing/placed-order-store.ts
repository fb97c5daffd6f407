import { serialLetters } from '@kipute/contract/constants/betting/serial-numbers';
import { billTypes } from '@kipute/contract/constants/money/bills';
import { type SerialSequence, serialNumber } from '@kipute/domain/payments/serial-number';
import { CompiledQuery, sql } from 'kysely';
import type { Reader, StatementWriter } from '../../../platform/database/database.ts';
import { findOrder, kindOf, type PaidOrder, type RacingOrder } from '../orders/order-store.ts';
import { type OrderRequest, orderHash, type PricedOrder } from './order-request.ts';

/** An order that is about to be written: as it will be, and as a row of `place_racing_orders`. */
export type WrittenOrder = {
  readonly order: Omit<RacingOrder, 'id'>;
  readonly row: ReturnType<typeof rowOf>;
};

export function writtenOrder(
  priced: PricedOrder,
  { placedAt, sequence }: { readonly placedAt: Date; readonly sequence: SerialSequence },
): WrittenOrder {
  const { roundId, playerId, requestKey, picks, tickets, ticketStake, stake, device } = priced;
  const order = {
    ...{ roundId, playerId, requestKey, placedAt, picks, tickets, ticketStake, stake, device },
    kind: kindOf(picks),
    serialNumber: serialNumber(serialLetters.racing.letter, placedAt.getTime(), sequence),
    requestHash: orderHash(priced),
  };
  return { order, row: rowOf(order) };
}

/** Integers that may be large are texts: a JSON number cannot hold them. */
function rowOf(order: Omit<RacingOrder, 'id'>) {
  return {
    player_id: String(order.playerId),
    round_id: String(order.roundId),
    serial_number: order.serialNumber,
    request_key: order.requestKey,
    request_hash: order.requestHash,
    placed_at: order.placedAt.toISOString(),
    bill_type: billTypes['racing-placed'].id,
    kind: order.kind,
    picks: order.picks.map(({ kind, numbers }) => ({ kind, numbers })),
    tickets: order.tickets,
    ticket_stake: String(order.ticketStake),
    stake: String(order.stake),
    device: order.device,
  };
}

export type OrderOutcome = {
  readonly outcome:
    | 'placed'
    | 'repeated'
    | 'key-used-differently'
    | 'round-closed'
    | 'funds-short'
    | 'betting-forbidden'
    | 'limits-ask';
  /** Of an order that is new. */
  readonly orderId: bigint | null;
};

const PLACE_ORDERS = 'select * from place_racing_orders($1::jsonb, $2, $3)';

type Writing = {
  readonly limits: 'limits-counted' | 'limits-not-counted';
  /** A round that has closed by then takes no order, however long one had to wait. */
  readonly at: Date;
};

/** All of them in one statement, each placed or refused for itself; outcomes in their order. */
export async function writeOrders(
  writer: StatementWriter,
  orders: readonly WrittenOrder[],
  { limits, at }: Writing,
): Promise<readonly OrderOutcome[]> {
  const numbered = orders.map(({ row }, place) => ({ place, ...row }));
  const values = [JSON.stringify(numbered), limits === 'limits-counted', at];
  const { rows } = await writer.executeQuery<OrderOutcome & { readonly place: number }>(
    CompiledQuery.raw(PLACE_ORDERS, values),
  );
  return rows.toSorted((one, other) => one.place - other.place);
}

export const findOrderOfKey = (
  reader: Reader,
  { playerId, requestKey }: Pick<OrderRequest, 'playerId' | 'requestKey'>,
): Promise<PaidOrder | undefined> =>
  findOrder(reader, sql`player_id = ${playerId} and request_key = ${requestKey}`);
