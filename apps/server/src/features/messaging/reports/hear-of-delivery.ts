import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { SmsDelivery } from '../ports.ts';
import { settleSms } from '../sms-store.ts';
import { isReferenceKept, unknownSmsTo } from './reported-sms.ts';

export type HearOfDelivery = (tx: Transaction, delivery: SmsDelivery) => Promise<void>;

/** Networks try a phone that is off for a day or two; later reports are about something else. */
const REPORTED_WITHIN_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * Makes an unknown message definite. A report that is repeated, not final, about a message whose
 * fate is known, or about nobody, changes nothing; none ever sends anything (MSG-06).
 */
export function createHearOfDelivery(clock: Clock): HearOfDelivery {
  return async (tx, delivery) => {
    const { providerReference, state, reason } = delivery;
    if (state === 'pending') return;
    const changedAt = clock.now();
    const id = await messageMeant(tx, delivery, changedAt);
    if (id === undefined) return;
    const settled = { providerReference, changedAt };
    await settleSms(
      tx,
      id,
      state === 'delivered'
        ? { state: 'sent', ...settled }
        : { state: 'failed', reason: `undelivered: ${reason}`, ...settled },
    );
  };
}

/**
 * By our reference where there is one. Else by phone, when only one message can be meant: a
 * reference that is kept already belongs to another, and of two unknown ones nobody can tell.
 */
async function messageMeant(
  tx: Transaction,
  { phone, reference, providerReference }: SmsDelivery,
  now: Date,
): Promise<bigint | undefined> {
  const unknown = await unknownSmsTo(tx, phone);
  if (reference !== undefined) return unknown.find(({ id }) => id.toString() === reference)?.id;
  const since = now.getTime() - REPORTED_WITHIN_MS;
  const [only, ...others] = unknown.filter(({ changedAt }) => changedAt.getTime() >= since);
  if (others.length > 0 || (await isReferenceKept(tx, phone, providerReference))) return;
  return only?.id;
}
