import type { Transaction } from '../../platform/database/database.ts';

export type QueuedSms = {
  readonly key: string;
  readonly phone: string;
  readonly body: string;
  readonly queuedAt: Date;
};

/** Undefined when a message with this key exists: its cause has been told already. */
export async function insertSms(tx: Transaction, sms: QueuedSms): Promise<bigint | undefined> {
  const inserted = await tx
    .insertInto('smsMessage')
    .values({ ...sms, changedAt: sms.queuedAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export type ClaimedSms = {
  readonly id: bigint;
  readonly phone: string;
  readonly body: string;
  readonly attempts: number;
};

/**
 * Takes a queued message and leaves it `unknown`, which is what it is from the moment the gateway
 * may have seen it. A worker that dies now cannot cause a second message. Undefined when the
 * message is not queued.
 */
export async function claimSms(
  tx: Transaction,
  id: bigint,
  now: Date,
): Promise<ClaimedSms | undefined> {
  return tx
    .updateTable('smsMessage')
    .set((update) => ({
      state: 'unknown',
      attempts: update('attempts', '+', 1),
      changedAt: now,
    }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .returning(['id', 'phone', 'body', 'attempts'])
    .executeTakeFirst();
}

export type SmsState =
  | { readonly state: 'sent'; readonly providerReference: string }
  | { readonly state: 'queued' | 'failed' | 'unknown'; readonly reason: string };

export async function settleSms(
  tx: Transaction,
  id: bigint,
  settled: SmsState & { readonly changedAt: Date },
): Promise<void> {
  await tx.updateTable('smsMessage').set(settled).where('id', '=', id).execute();
}
