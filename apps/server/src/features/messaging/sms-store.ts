import { sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';

type QueuedSms = {
  readonly key: string;
  readonly phone: string;
  readonly body: string;
  readonly queuedAt: Date;
};

type NewSms = QueuedSms & {
  readonly network: string;
  readonly secret?: string;
  readonly secretUntil?: Date;
  readonly mailingId?: bigint;
  readonly parts?: number;
};

/** Undefined when a message with this key exists: its cause has been told already. */
export async function insertSms(tx: Transaction, sms: NewSms): Promise<bigint | undefined> {
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
  readonly secret: string | null;
};

/**
 * Takes a queued message and leaves it `unknown`, which is what it is from the moment the gateway
 * may have seen it. A worker that dies now cannot cause a second message, so nobody needs its
 * secret again either. Undefined when the message is not queued, or its secret is worthless.
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
      secret: null,
    }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where((where) => where.or([where('secret', 'is', null), where('secretUntil', '>', now)]))
    .returning(['id', 'phone', 'body', 'attempts'])
    .returning(sql<string | null>`old.secret`.as('secret'))
    .executeTakeFirst();
}

/** Of messages that nobody could send in time. */
export async function dropSecretsOver(tx: Transaction, now: Date): Promise<void> {
  await tx
    .updateTable('smsMessage')
    .set({ state: 'failed', reason: 'its time was over', secret: null, changedAt: now })
    .where('secret', 'is not', null)
    .where('secretUntil', '<=', now)
    .execute();
}

export type SmsState =
  | { readonly state: 'sent'; readonly providerReference: string }
  /** Tried again, so its secret is needed again. */
  | { readonly state: 'queued'; readonly reason: string; readonly secret: string | null }
  | {
      readonly state: 'failed' | 'unknown';
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

type KeptSms = QueuedSms & { readonly state: string };

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

/** In place of the number of somebody who was forgotten; nobody has it. */
const NOBODYS_PHONE = '255000000000';

/** That they were sent stays; to whom and what does not. What still waits is not sent. */
export async function forgetMessagesTo(tx: Transaction, phone: string, now: Date): Promise<void> {
  await tx
    .updateTable('smsMessage')
    .set({ state: 'failed', reason: 'forgotten', secret: null, changedAt: now })
    .where('phone', '=', phone)
    .where('state', '=', 'queued')
    .execute();
  await tx
    .updateTable('smsMessage')
    .set({ phone: NOBODYS_PHONE, body: '-' })
    .where('phone', '=', phone)
    .execute();
}
