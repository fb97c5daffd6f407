import { invariant } from '@kipute/domain/invariant';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Job, Outbox } from '../../platform/jobs/jobs.ts';
import { networkOf } from './sms-budget.ts';
import { insertSms } from './sms-store.ts';

const sendSmsPayload = z.object({ smsId: z.string() });

/** Each attempt is a job of its own, so the runner itself need not retry one that failed. */
export const sendSmsJob: Pick<
  Job<z.infer<typeof sendSmsPayload>>,
  'name' | 'payload' | 'attemptsMax'
> = {
  name: 'send-sms',
  payload: sendSmsPayload,
  attemptsMax: 10,
};

type Sms = {
  /** 255… with nine digits after it. */
  readonly phone: string;
  readonly text: string;
  /** Names the cause, such as `reset-code:881`; a second message for one cause is not sent. */
  readonly key: string;
  /** The part of the text that is kept only until it was sent (MSG-10). */
  readonly secret?: SmsSecret;
};

export type SendSms = (tx: Transaction, sms: Sms) => Promise<void>;

/** The message leaves after the commit, or never when the caller's work is rolled back. */
export function createSendSms(clock: Clock, outbox: Outbox): SendSms {
  return async (tx, { phone, text, key, secret }) => {
    const id = await insertSms(tx, {
      key,
      phone,
      network: networkOf(phone),
      body: hiddenIn(text, secret),
      queuedAt: clock.now(),
      ...(secret && { secret: secret.words, secretUntil: secret.until }),
    });
    if (id !== undefined) await outbox.enqueue(tx, sendSmsJob, { smsId: id.toString() });
  };
}

/** What opens something for who reads it, such as a code. */
type SmsSecret = {
  /** As it stands in the text. */
  readonly words: string;
  /** Nobody sends it later: it would open nothing any more. */
  readonly until: Date;
};

const HIDDEN = '••••••';

/** The text as it may be kept and shown for ever. */
export function hiddenIn(text: string, secret: SmsSecret | undefined): string {
  if (!secret) return text;
  invariant(secret.words !== '' && text.includes(secret.words), 'a secret stands in its message');
  return text.replaceAll(secret.words, HIDDEN);
}

/** The text as its reader needs it. */
export const revealedIn = (kept: string, words: string | null): string =>
  words === null ? kept : kept.replaceAll(HIDDEN, () => words);
