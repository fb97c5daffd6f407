import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { settlementKeys } from '@kipute/domain/betting/settlement-entries';
import type { Purse } from '@kipute/domain/ledger/account';
import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { KeptOrder } from '../betting/index.ts';

/** One movement of a purse of the player. */
export type OrderBill = {
  /** A bill type of the contract. */
  readonly cause: number;
  readonly purse: Purse;
  readonly amount: bigint;
  readonly before: bigint;
  readonly after: bigint;
  readonly recordedAt: Date;
};

type Named = Pick<KeptOrder, 'playerId' | 'serialNumber' | 'requestKey' | 'settlements'>;

/** Everything an order moved in its player's purses, oldest first. */
export async function billsOfOrder(
  reader: Reader,
  order: Named,
  cashOuts: number,
): Promise<readonly OrderBill[]> {
  const rows = await reader
    .selectFrom('posting')
    .innerJoin('journalEntry', 'journalEntry.id', 'posting.entryId')
    .select(['journalEntry.cause', 'posting.account', 'posting.amount', 'posting.recordedAt'])
    .select(['posting.balanceBefore', 'posting.balanceAfter'])
    .where('journalEntry.key', 'in', keysOf(order, cashOuts))
    .where('posting.playerId', '=', order.playerId)
    .orderBy('posting.recordedAt')
    .orderBy('posting.purseLine')
    .execute();
  return rows.map(({ account, balanceBefore, balanceAfter, ...row }) => ({
    ...row,
    // Sound: postings of a player have a purse and both balances, the table checks it.
    purse: account as Purse,
    before: balanceBefore ?? 0n,
    after: balanceAfter ?? 0n,
  }));
}

/** The books are asked by key: nothing else of them leads to an order. */
function keysOf(order: Named, cashOuts: number): readonly string[] {
  const { playerId, serialNumber, requestKey, settlements } = order;
  const upTo = (times: number) => Array.from({ length: times }, (_, before) => before + 1);
  return [
    `bet ${playerId} ${requestKey}`,
    ...upTo(settlements).flatMap((times) => [
      ...settlementKeys(serialNumber, times),
      `correction ${serialNumber} ${times}`,
      `claims-settled ${serialNumber} ${times}`,
    ]),
    ...upTo(cashOuts).flatMap((times) => [
      `cash-out ${serialNumber} ${times}`,
      `cash-out-tax ${serialNumber} ${times}`,
    ]),
  ];
}

export type OrderCashOut = Selectable<DB['cashOut']>;

/** The parts that were sold back, in their order. */
export async function cashOutsOfOrder(
  reader: Reader,
  orderId: bigint,
): Promise<readonly OrderCashOut[]> {
  return await reader
    .selectFrom('cashOut')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('number')
    .execute();
}

export type NamedPlayer = { readonly name: string; readonly phone: string };

/** Whose orders stand on a page. */
export async function playersNamed(
  reader: Reader,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, NamedPlayer>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .selectFrom('player')
    .select(['id', 'name', 'phone'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...player }) => [id, player]));
}

export type Decision = 'approved' | 'cancelled';

export type KeptDecision = {
  readonly decision: Decision;
  readonly administratorId: bigint;
  /** The administrator's account. */
  readonly account: string;
  readonly note: string;
  readonly decidedAt: Date;
};

/** What people decided about an order, in the order they did. */
export async function decisionsAbout(
  reader: Reader,
  orderId: bigint,
): Promise<readonly KeptDecision[]> {
  const rows = await reader
    .selectFrom('orderDecision')
    .innerJoin('administrator', 'administrator.id', 'administratorId')
    .select(['decision', 'administratorId', 'account', 'note', 'decidedAt'])
    .where('orderId', '=', orderId)
    .orderBy('decidedAt')
    .execute();
  // Sound: the table's check names the same two words.
  return rows.map((row) => ({ ...row, decision: row.decision as Decision }));
}

type Remark = { readonly note: string; readonly removed: boolean };

/** What people noted about orders: why one was hidden, else of the last decision. */
export async function remarksOn(
  reader: Reader,
  ids: readonly bigint[],
): Promise<(id: bigint) => Remark> {
  if (ids.length === 0) return () => ({ note: '', removed: false });
  const hidden = await reader
    .selectFrom('hiddenOrder')
    .select(['orderId', 'note'])
    .where('orderId', 'in', ids)
    .execute();
  const decided = await reader
    .selectFrom('orderDecision')
    .select(['orderId', 'note'])
    .where('orderId', 'in', ids)
    .orderBy('decidedAt')
    .execute();
  const drawn = await reader
    .selectFrom('randomBet')
    .innerJoin('randomRun', 'randomRun.id', 'randomBet.runId')
    .select(['randomBet.orderId', 'randomRun.note'])
    .where('randomBet.orderId', 'in', ids)
    .execute();
  const notes = new Map(
    [...drawn, ...decided, ...hidden].map(({ orderId, note }) => [orderId, note]),
  );
  const removed = new Set(hidden.map(({ orderId }) => orderId));
  return (id) => ({ note: notes.get(id) ?? '', removed: removed.has(id) });
}

export async function keepDecision(
  tx: Transaction,
  row: Omit<KeptDecision, 'account'> & { readonly orderId: bigint },
): Promise<void> {
  await tx.insertInto('orderDecision').values(row).execute();
}

/** A number of the contract; undefined for an order that was never placed. */
export async function statusOfOrder(reader: Reader, id: bigint): Promise<number | undefined> {
  const row = await reader
    .selectFrom('betOrder')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.status;
}

/** How many wait in a status that has an index of its own, and since when. */
export async function ordersWaiting(
  reader: Reader,
  status: 'abnormal' | 'awaiting-approval',
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const { rows } = await sql<{ readonly count: number; readonly oldest: Date | null }>`
    select count(*)::integer as count, min(waits_since) as oldest
    from bet_order where status = ${sql.lit(orderStatuses[status].id)}`.execute(reader);
  return rows[0] ?? { count: 0, oldest: null };
}
