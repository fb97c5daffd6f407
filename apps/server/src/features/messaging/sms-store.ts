import type { Reader, Transaction } from '../../platform/database/database.ts';

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
  | {
      readonly state: 'queued' | 'failed' | 'unknown';
      readonly reason: string;
      readonly providerReference?: string;
    };

/** Of a message that was handed over. False when its fate has become known another way. */
export async function settleSms(
  tx: Transaction,
  id: bigint,
  settled: SmsState & { readonly changedAt: Date },
): Promise<boolean> {
  const updated = await tx
    .updateTable('smsMessage')
    .set(settled)
    .where('id', '=', id)
    .where('state', '=', 'unknown')
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

export type KeptSms = QueuedSms & { readonly state: string };

export function messagesTo(
  reader: Reader,
  phone: string,
  messages: number,
): Promise<readonly KeptSms[]> {
  return reader
    .selectFrom('smsMessage')
    .select(['key', 'phone', 'body', 'queuedAt', 'state'])
    .where('phone', '=', phone)
    .orderBy('id', 'desc')
    .limit(messages)
    .execute();
}
