import { TOKEN_LIFETIME_SECONDS } from '@kipute/contract/constants/timing';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock.ts';
import { afterCommit } from '../../../platform/database/after-commit.ts';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { networkOfAddress } from '../../../platform/network-of-address.ts';
import { type SessionsRevoked, sessionsRevoked } from '../access-events.ts';
import type { OfficeRules, RecordActivity, SessionOwner, Visit } from '../ports.ts';
import type { SessionCache } from './authenticate.ts';
import {
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSession,
  deleteSessionsOf,
  type EndedSession,
  type EndReason,
  findEnd,
  findLiveSessionsOf,
  hashToken,
  insertSession,
  newToken,
  rememberEnds,
  sessionIdOf,
} from './session-store.ts';

type EndDeps = {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly cache: Pick<SessionCache, 'forget'>;
  readonly recordActivity: RecordActivity;
};

export type EndSessions = {
  readonly signOut: (tx: Transaction, token: string, visit: Visit) => Promise<void>;
  /**
   * After a password change, or when the owner is disabled; a player's seat at the office too. The
   * reason is kept for the pages of a player.
   */
  readonly endSessionsOf: (
    tx: Transaction,
    owner: SessionOwner,
    reason?: EndReason,
  ) => Promise<void>;
  /** All sessions of the owner but the caller's, or only the one named; answers how many ended. */
  readonly endOtherSessions: (
    tx: Transaction,
    owner: SessionOwner,
    others: {
      readonly keptToken: string;
      readonly id?: string | undefined;
      readonly reason?: EndReason;
    },
  ) => Promise<number>;
  /** For who still has the token; undefined for one that is not over, or that nobody remembers. */
  readonly whyEnded: (reader: Reader, token: string) => Promise<EndReason | 'expired' | undefined>;
  readonly announceRevoked: (tx: Transaction, revoked: SessionsRevoked) => void;
};

export function createEndSessions({ bus, clock, cache, recordActivity }: EndDeps): EndSessions {
  const announceRevoked: EndSessions['announceRevoked'] = (tx, revoked) => {
    afterCommit(tx, async () => {
      cache.forget(revoked);
      await bus.publish(sessionsRevoked, revoked);
    });
  };
  /** A player's seat at the office, if they are an agent: the same password opened it. */
  const endOfficeOf = async (tx: Transaction, { kind, id }: SessionOwner): Promise<number> => {
    if (kind !== 'player') return 0;
    const office = { kind: 'agent', id } as const;
    const ended = await deleteSessionsOf(tx, office);
    if (ended.length > 0) announceRevoked(tx, everythingOf(office));
    return ended.length;
  };
  type End = { readonly kind: SessionOwner['kind']; readonly reason: EndReason | undefined };
  const remember = async (tx: Transaction, ended: readonly EndedSession[], end: End) => {
    const { kind, reason } = end;
    if (kind !== 'player' || reason === undefined) return;
    await rememberEnds(tx, ended, { reason, now: clock.now() });
  };
  return {
    announceRevoked,
    signOut: async (tx, token, { address, userAgent }) => {
      const tokenHash = hashToken(token);
      const revoked: SessionsRevoked = { of: 'token', tokenHash: tokenHash.toString('hex') };
      const owner = await deleteSession(tx, tokenHash);
      if (!owner) {
        // Another process may have ended it and not have said so yet; here it is over from now on.
        afterCommit(tx, async () => cache.forget(revoked));
        return;
      }
      const source = owner.kind === 'player' ? 'player' : 'backoffice';
      const user = personBehind(owner);
      await recordActivity(tx, { type: 'sign-out', source, user, content: '', address, userAgent });
      announceRevoked(tx, revoked);
    },
    whyEnded: (reader, token) => findEnd(reader, hashToken(token), clock.now()),
    endSessionsOf: async (tx, owner, reason) => {
      await remember(tx, await deleteSessionsOf(tx, owner), { kind: owner.kind, reason });
      announceRevoked(tx, everythingOf(owner));
      await endOfficeOf(tx, owner);
    },
    endOtherSessions: async (tx, owner, { keptToken, id, reason }) => {
      const others = { keptHash: hashToken(keptToken), id };
      const ended = await deleteOtherSessions(tx, owner, others);
      await remember(tx, ended, { kind: owner.kind, reason });
      // The kept one is forgotten with the others and found again at its next call.
      announceRevoked(tx, everythingOf(owner));
      return ended.length + (id === undefined ? await endOfficeOf(tx, owner) : 0);
    },
  };
}

/** In the log an agent is the player they are. */
export const personBehind = ({ kind, id }: SessionOwner) =>
  ({ kind: kind === 'administrator' ? kind : 'player', id }) as const;

const everythingOf = ({ kind, id }: SessionOwner): SessionsRevoked => ({
  of: 'owner',
  kind,
  id: id.toString(),
});

export type OpenSession = (tx: Transaction, owner: SessionOwner, visit: Visit) => Promise<string>;

const USER_AGENT_LENGTH_MAX = 200;

/** Answers the token. This is the only moment it exists here in the clear. */
export function createOpenSession(clock: Clock): OpenSession {
  return async (tx, owner, { address, userAgent }) => {
    const openedAt = clock.now();
    const token = newToken();
    await deleteExpiredSessions(tx, owner, openedAt);
    await insertSession(tx, {
      tokenHash: hashToken(token),
      ownerKind: owner.kind,
      ownerId: owner.id,
      openedAt,
      // Who has just signed in has just shown who they are.
      ...(owner.kind !== 'player' && { seenAt: openedAt, provenAt: openedAt }),
      expiresAt: new Date(openedAt.getTime() + TOKEN_LIFETIME_SECONDS * 1000),
      network: networkOfAddress(address),
      userAgent: userAgent.slice(0, USER_AGENT_LENGTH_MAX),
    });
    return token;
  };
}

type ListedSession = {
  /** Names the session without opening it. */
  readonly id: string;
  readonly userAgent: string;
  readonly network: string;
  readonly openedAt: Date;
  readonly expiresAt: Date;
  readonly seenAt: Date;
  readonly isCurrent: boolean;
};

/** Where the owner is signed in, newest first, seen by the holder of one of the tokens. */
export type ListSessions = (
  reader: Reader,
  owner: SessionOwner,
  token: string,
) => Promise<readonly ListedSession[]>;

type ListDeps = { readonly clock: Clock; readonly officeRules: () => OfficeRules };

export function createListSessions({ clock, officeRules }: ListDeps): ListSessions {
  return async (reader, owner, token) => {
    const currentHash = hashToken(token);
    const now = clock.now();
    const usedAfter = now.getTime() - officeRules().idleMinutes * MINUTE_MS;
    const rows = await findLiveSessionsOf(reader, owner, now);
    return rows
      .map(({ tokenHash, userAgent, network, openedAt, expiresAt, seenAt }) => ({
        ...{ id: sessionIdOf(tokenHash), userAgent, network, openedAt, expiresAt },
        seenAt: seenAt ?? openedAt,
        isCurrent: tokenHash.equals(currentHash),
      }))
      .filter((one) => owner.kind === 'player' || one.isCurrent || +one.seenAt > usedAfter);
  };
}

const MINUTE_MS = 60_000;
