import {
  racingBetTypes,
  racingOrderStatuses,
  racingResults,
} from '@kipute/contract/constants/betting/games';
import { rowsOf } from '@kipute/contract/constants/choice';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import { answerPage, type HandlersFor } from '../../../platform/http/handler.ts';
import { ordersWhere, orderTables, type PaidOrder } from '../orders/order-store.ts';
import { hasEnded, orderViews } from '../orders/own-orders.ts';
import type { RacingDeps } from '../racing-deps.ts';

export type OrderOfficeRoutes = HandlersFor<'racing_order/inquire'>;

export function orderOfficeRoutes({
  database: { office },
}: Pick<RacingDeps, 'database'>): OrderOfficeRoutes {
  return {
    'racing_order/inquire': async (asked) => {
      const { page, page_size: size } = asked;
      const where = conditionOf(asked);
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from ${orderTables} where ${where}`.execute(office);
      const orders = await ordersWhere(
        office,
        sql`where ${where} order by racing_order.id desc limit ${size} offset ${(page - 1) * size}`,
      );
      return answerPage(await officeViews(office, orders), rows[0]?.count ?? 0);
    },
  };
}

type Asked = CallRequest<'racing_order/inquire'>;

function conditionOf(asked: Asked): RawBuilder<unknown> {
  const { round_id: roundId, user_id: userId, serial_number: serial, from, until } = asked;
  const kind = rowsOf(racingBetTypes).find(([, { id }]) => id === asked.bet_type)?.[0];
  const conditions = [
    sql`true`,
    ...(roundId === undefined ? [] : [sql`racing_order.round_id = ${idOfWire(roundId)}`]),
    ...(userId === undefined ? [] : [sql`player_id = ${idOfWire(userId)}`]),
    ...(serial === undefined ? [] : [sql`serial_number = ${serial}`]),
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
    ...(asked.status === undefined ? [] : [ofStatus(asked.status)]),
    ...(asked.result === undefined ? [] : [ofResult(asked.result)]),
    ...(from === undefined ? [] : [sql`placed_at >= ${new Date(from)}`]),
    ...(until === undefined ? [] : [sql`placed_at <= ${new Date(until)}`]),
  ];
  return sql.join(conditions, sql` and `);
}

const isRefunded = sql`racing_round.state = 'refunded'`;
const isSettled = sql`racing_round.state = 'settled'`;
const back = sql`coalesce(racing_payout.paid + racing_payout.shared, 0)`;

function ofStatus(status: NonNullable<Asked['status']>): RawBuilder<unknown> {
  if (status === racingOrderStatuses.refunded.id) return isRefunded;
  return status === racingOrderStatuses.settled.id ? isSettled : sql`not ${hasEnded}`;
}

/** As `orderView` reads it from what came back. */
function ofResult(result: NonNullable<Asked['result']>): RawBuilder<unknown> {
  switch (result) {
    case racingResults['not-drawn'].id:
      return sql`not ${hasEnded}`;
    case racingResults.refund.id:
      return isRefunded;
    case racingResults.lose.id:
      return sql`${isSettled} and ${back} = 0`;
    case racingResults['stake-returned'].id:
      return sql`${isSettled} and ${back} = stake`;
    case racingResults.win.id:
      return sql`${isSettled} and ${back} > 0 and ${back} <> stake`;
  }
}

type OfficeOrder = CallContent<'racing_order/inquire'>[number];
type Owner = { readonly name: string; readonly phone: string; readonly reported: number };

async function officeViews(reader: Reader, orders: readonly PaidOrder[]): Promise<OfficeOrder[]> {
  const owners = await ownersOf(reader, orders);
  const ownerOf = new Map(
    orders.map(({ id, playerId }) => [id.toString(), { playerId, owner: owners.get(playerId) }]),
  );
  return (await orderViews(reader, orders)).flatMap((view) => {
    const owned = ownerOf.get(view.id);
    if (!owned) return [];
    const { playerId, owner } = owned;
    return [
      {
        ...view,
        user_id: playerId.toString(),
        user_name: owner?.name ?? '',
        phone: maskedPhone(owner?.phone ?? ''),
        reported: owner?.reported === 2 ? 2 : 1,
      } as const,
    ];
  });
}

async function ownersOf(
  reader: Reader,
  orders: readonly PaidOrder[],
): Promise<ReadonlyMap<bigint, Owner>> {
  const ids = [...new Set(orders.map(({ playerId }) => playerId))];
  if (ids.length === 0) return new Map();
  const rows = await reader
    .selectFrom('player')
    .select(['id', 'name', 'phone', 'reported'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...owner }) => [id, owner]));
}
