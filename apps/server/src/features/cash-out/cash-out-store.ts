import { type Senti, senti } from '@kipute/domain/money/senti';
import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { OrderInPlay } from '../betting/index.ts';
import type { SoldBefore } from '../settlement/index.ts';
import type { CashOutDeps } from './ports.ts';

export type CashOutRow = Selectable<DB['cashOut']>;

type OfKey = { readonly playerId: bigint; readonly requestKey: string };

export async function findCashOut(
  reader: Reader,
  { playerId, requestKey }: OfKey,
): Promise<CashOutRow | undefined> {
  return await reader
    .selectFrom('cashOut')
    .selectAll()
    .where('playerId', '=', playerId)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();
}

/** The parts of an order that were cashed, the first one first. */
export async function cashOutsOf(reader: Reader, orderId: bigint): Promise<readonly CashOutRow[]> {
  return await reader
    .selectFrom('cashOut')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('number')
    .execute();
}

/** One player's cash-outs and rules change one after the other. */
export async function lockCashOutsOf(tx: Transaction, playerId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cash-outs of ${playerId}`}, 0))`.execute(
    tx,
  );
}

export async function soldBefore(reader: Reader, orderId: bigint): Promise<SoldBefore> {
  const rows = await cashOutsOf(reader, orderId);
  const total = (amounts: readonly bigint[]): Senti =>
    senti(amounts.reduce((sum, amount) => sum + amount, 0n));
  return {
    times: rows.length,
    value: total(rows.map(({ value }) => value)),
    tax: total(rows.map(({ tax }) => tax)),
    paid: total(rows.map(({ paid }) => paid)),
  };
}

export async function insertCashOut(tx: Transaction, row: CashOutRow): Promise<void> {
  await tx.insertInto('cashOut').values(row).execute();
}

/** An order of somebody else is unknown. */
export async function ownOrder(
  reader: Reader,
  { playerId, orderId }: { readonly playerId: bigint; readonly orderId: bigint },
  { ordersInPlay }: Pick<CashOutDeps['betting'], 'ordersInPlay'>,
): Promise<OrderInPlay | undefined> {
  const [order] = await ordersInPlay(reader, [orderId]);
  return order?.playerId === playerId ? order : undefined;
}
