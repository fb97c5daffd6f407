import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/jobs/jobs.ts';
import { networkOf } from './sms-budget.ts';
import { sendSmsJob } from './sms-jobs.ts';
import { hiddenIn, type SmsSecret } from './sms-secret.ts';
import { insertSms } from './sms-store.ts';

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
