import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';

/** The party's number of a payment from its menu. */
export type PaybillName = { readonly channel: string; readonly receipt: string };

type JudgedPaybill = PaybillName & {
  readonly callbackId: bigint;
  /** Null: the money was not taken. */
  readonly ourReceipt: string | null;
  readonly judgedAt: Date;
};

/** A payment that is told again is answered again, in its newest conversation. */
export async function keepPaybillOutcome(tx: Transaction, judged: JudgedPaybill): Promise<void> {
  const { callbackId, ourReceipt, judgedAt } = judged;
  await tx
    .insertInto('paybillOutcome')
    .values(judged)
    .onConflict((conflict) =>
      conflict
        .columns(['channel', 'receipt'])
        .doUpdateSet({ callbackId, ourReceipt, judgedAt, tries: 0, toldAt: null })
        .where('paybillOutcome.callbackId', '<', callbackId),
    )
    .execute();
}

type Untold = Pick<JudgedPaybill, 'callbackId' | 'ourReceipt' | 'judgedAt'> & {
  readonly body: string;
  readonly tries: number;
};

export function findUntold(
  reader: Reader,
  { channel, receipt }: PaybillName,
): Promise<Untold | undefined> {
  return reader
    .selectFrom('paybillOutcome')
    .innerJoin('operatorCallback', 'operatorCallback.id', 'callbackId')
    .select(['callbackId', 'ourReceipt', 'judgedAt', 'tries', 'body'])
    .where('paybillOutcome.channel', '=', channel)
    .where('receipt', '=', receipt)
    .where('toldAt', 'is', null)
    .executeTakeFirst();
}

type Try = PaybillName & { readonly callbackId: bigint; readonly toldAt: Date | null };

/** About that callback only: a newer one waits for its own. */
export async function noteTelling(
  tx: Transaction,
  { channel, receipt, callbackId, toldAt }: Try,
): Promise<void> {
  await tx
    .updateTable('paybillOutcome')
    .set({ tries: sql`tries + 1`, toldAt })
    .where('channel', '=', channel)
    .where('receipt', '=', receipt)
    .where('callbackId', '=', callbackId)
    .execute();
}
