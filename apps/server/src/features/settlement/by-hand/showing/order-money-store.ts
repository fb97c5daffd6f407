import { settlementKeys } from '@kipute/domain/betting/settlement-entries';
import type { Purse } from '@kipute/domain/ledger/account';
import type { Selectable } from 'kysely';
import type { Reader } from '../../../../platform/database/database.ts';
import type { DB } from '../../../../platform/database/schema.gen.ts';
import type { KeptOrder } from '../../../betting/index.ts';

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
