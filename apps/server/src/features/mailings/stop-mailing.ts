import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Visit } from '../access/index.ts';
import { lockMailing, type Mailing, moveMailing } from './mailing-store.ts';
import type { MailingsDeps } from './mailings-deps.ts';

type Order = {
  readonly mailingId: bigint;
  readonly administratorId: bigint;
  readonly visit: Visit;
  readonly reason: string;
};

/** The chunk under way is written to its end; nobody after it is written to (MLG-07). */
export function stopMailing(
  { database, audit, clock }: MailingsDeps,
  { mailingId, administratorId, visit, reason }: Order,
): Promise<Result<Mailing, 'mailing-unknown' | 'mailing-over'>> {
  return database.transact(async (tx) => {
    const mailing = await lockMailing(tx, mailingId);
    if (!mailing) return refuse('mailing-unknown');
    const now = clock.now();
    if (!(await moveMailing(tx, mailing, { event: 'stopped', now }))) return refuse('mailing-over');
    await audit.record(tx, {
      type: 'message-sent',
      source: 'backoffice',
      user: { kind: 'administrator', id: administratorId },
      subject: { kind: 'mailing', id: mailingId.toString() },
      content: `stopped: ${reason}`,
      changes: { state: [mailing.state, 'stopped'] },
      ...visit,
    });
    return ok({ ...mailing, state: 'stopped', endedAt: now });
  });
}
