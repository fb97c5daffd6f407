import type { Reader, Transaction } from '../../../../platform/database/database.ts';

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
