import type { CallContent } from '@kipute/contract/registry';
import type { Database } from '../../../platform/database/database.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import type { Access } from '../../access/index.ts';
import type { Audit } from '../../audit/index.ts';
import type { Inbox } from '../../inbox/index.ts';

export type SessionRoutes = HandlersFor<
  'subscriber/sessions' | 'subscriber/session_end' | 'subscriber/end_sessions'
>;

type SessionParts = {
  readonly database: Database;
  readonly access: Pick<Access, 'listSessions' | 'endOtherSessions' | 'whyEnded'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly inbox: Pick<Inbox, 'forgetDevicesOf'>;
};

type ListedSession = Awaited<ReturnType<Access['listSessions']>>[number];

const SESSION_ID = /^[0-9a-f]{32}$/;

export function sessionRoutes({ database, access, audit, inbox }: SessionParts): SessionRoutes {
  return {
    'subscriber/sessions': async (_, { caller: { playerId, token } }) => {
      const owner = { kind: 'player', id: playerId } as const;
      const sessions = await access.listSessions(database.read, owner, token);
      return answer(sessions.map(sessionView));
    },
    'subscriber/session_end': async ({ ended_token }) =>
      answer({ reason: (await access.whyEnded(database.read, ended_token)) ?? null }),
    'subscriber/end_sessions': async ({ id }, { caller, address, userAgent }) => {
      if (id !== undefined && !SESSION_ID.test(id)) return refuseWith('parameter-invalid');
      const user = { kind: 'player', id: caller.playerId } as const;
      await database.transact(async (tx) => {
        const others = { keptToken: caller.token, id, reason: 'elsewhere' } as const;
        const ended = await access.endOtherSessions(tx, user, others);
        if (ended === 0) return;
        // Which device was whose session nobody knows; the kept one comes back by itself (INB-46).
        await inbox.forgetDevicesOf(tx, caller.playerId);
        const content = `${ended} elsewhere`;
        await audit.record(tx, {
          type: 'sign-out',
          source: 'player',
          user,
          content,
          address,
          userAgent,
        });
      });
      return answer(null);
    },
  };
}

export function sessionView(session: ListedSession): CallContent<'subscriber/sessions'>[number] {
  return {
    id: session.id,
    user_agent: session.userAgent,
    network: session.network,
    opened_at: session.openedAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
    current: session.isCurrent ? 1 : 0,
  };
}
