import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { OperatorName } from '../ports.ts';
import { type Deposit, depositOf } from './deposit-store.ts';

type ReceiptName = {
  readonly operator: OperatorName;
  readonly channel: string;
  readonly receipt: string;
};

/**
 * Until the end of the transaction nobody else credits a payment of this receipt, whichever way
 * it comes. The indexes would stop a second one as well, but by an error instead of an answer.
 */
export async function lockReceipt(tx: Transaction, receipt: string): Promise<void> {
  const name = `receipt ${receipt.toUpperCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Of the same operator by any channel, or of the same channel for any operator. */
export async function findByReceipt(
  reader: Reader,
  { operator, channel, receipt }: ReceiptName,
): Promise<Deposit | undefined> {
  const row = await reader
    .selectFrom('deposit')
    .selectAll()
    .where(sql`upper(receipt)`, '=', sql`upper(${receipt})`)
    .where((where) => where.or({ operator, channel }))
    .executeTakeFirst();
  return row && depositOf(row);
}
