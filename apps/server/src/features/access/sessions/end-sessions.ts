import type { Bus } from '../../../platform/bus/bus.ts';
import { afterCommit } from '../../../platform/database/after-commit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type SessionsRevoked, sessionsRevoked } from '../access-events.ts';
import type { RecordActivity, SessionOwner, Visit } from '../ports.ts';
import type { SessionMemory } from './authenticate.ts';
import { deleteSession, deleteSessionsOf } from './session-store.ts';
import { hashToken } from './session-token.ts';

type EndDeps = {
  readonly bus: Bus;
  readonly memory: Pick<SessionMemory, 'forget'>;
  readonly recordActivity: RecordActivity;
};

export type EndSessions = {
  readonly signOut: (tx: Transaction, token: string, visit: Visit) => Promise<void>;
  /** After a password change, or when the owner is disabled. */
  readonly endSessionsOf: (tx: Transaction, owner: SessionOwner) => Promise<void>;
  readonly announceRevoked: (tx: Transaction, revoked: SessionsRevoked) => void;
};

export function createEndSessions({ bus, memory, recordActivity }: EndDeps): EndSessions {
  const announceRevoked: EndSessions['announceRevoked'] = (tx, revoked) => {
    afterCommit(tx, async () => {
      memory.forget(revoked);
      await bus.publish(sessionsRevoked, revoked);
    });
  };
  return {
    announceRevoked,
    signOut: async (tx, token, { address, userAgent }) => {
      const tokenHash = hashToken(token);
      const revoked: SessionsRevoked = { of: 'token', tokenHash: tokenHash.toString('hex') };
      const user = await deleteSession(tx, tokenHash);
      if (!user) {
        // Another process may have ended it and not have said so yet; here it is over from now on.
        afterCommit(tx, async () => memory.forget(revoked));
        return;
      }
      const source = user.kind === 'administrator' ? 'backoffice' : 'player';
      await recordActivity(tx, { type: 'sign-out', source, user, content: '', address, userAgent });
      announceRevoked(tx, revoked);
    },
    endSessionsOf: async (tx, owner) => {
      await deleteSessionsOf(tx, owner);
      announceRevoked(tx, { of: 'owner', kind: owner.kind, id: owner.id.toString() });
    },
  };
}
