import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Authenticate, Caller } from '../../../platform/http/handler.ts';
import { type SessionsRevoked, sessionsRevoked } from '../access-events.ts';
import { findLiveSession, type LiveSession } from './session-store.ts';
import { hashToken } from './session-token.ts';

export type SessionMemory = {
  readonly authenticate: Authenticate;
  /** Drops what a revocation names from this process's memory. */
  readonly forget: (revoked: SessionsRevoked) => void;
  readonly close: () => void;
};

type MemoryDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
};

const REMEMBERED_MAX = 10_000;
/** A revocation that this process never hears of lasts no longer than this. */
const REMEMBERED_SECONDS = 10;

const visitor: Caller = { kind: 'visitor' };

type Remembered = { readonly caller: Caller; readonly session: LiveSession; readonly until: Date };

function callerOf(session: LiveSession, token: string): Caller {
  if (session.kind === 'player') return { kind: 'player', playerId: session.id, token };
  if (!session.nodes) return visitor;
  const nodes = new Set(session.nodes);
  return { kind: 'administrator', administratorId: session.id, token, nodes };
}

function concerns(revoked: SessionsRevoked, tokenHash: string, { session }: Remembered): boolean {
  switch (revoked.of) {
    case 'token':
      return revoked.tokenHash === tokenHash;
    case 'owner':
      return revoked.kind === session.kind && revoked.id === session.id.toString();
    case 'everyone':
      return true;
  }
}

export function createSessionMemory({ database, bus, clock }: MemoryDeps): SessionMemory {
  const remembered = new Map<string, Remembered>();
  let revocations = 0;

  const forget = (revoked: SessionsRevoked) => {
    revocations += 1;
    for (const [tokenHash, one] of remembered) {
      if (concerns(revoked, tokenHash, one)) remembered.delete(tokenHash);
    }
  };

  const remember = (tokenHash: string, one: Remembered) => {
    const oldest = remembered.size >= REMEMBERED_MAX ? remembered.keys().next().value : undefined;
    if (oldest !== undefined) remembered.delete(oldest);
    remembered.set(tokenHash, one);
  };

  const authenticate: Authenticate = async (token) => {
    const hash = hashToken(token);
    const tokenHash = hash.toString('hex');
    const now = clock.now();
    const known = remembered.get(tokenHash);
    if (known && known.until > now) return known.caller;

    const revocationsBefore = revocations;
    const session = await findLiveSession(database.read, hash, now);
    if (!session) return visitor;
    const caller = callerOf(session, token);
    // A revocation heard while the answer travelled may be newer than the answer: such an
    // answer is good for this call and must not be kept.
    if (revocations === revocationsBefore) {
      const keptUntil = now.getTime() + REMEMBERED_SECONDS * 1000;
      const until = new Date(Math.min(keptUntil, session.expiresAt.getTime()));
      remember(tokenHash, { caller, session, until });
    }
    return caller;
  };

  const stops = [
    bus.subscribe(sessionsRevoked, forget),
    bus.onRejoin(() => forget({ of: 'everyone' })),
  ];
  return {
    authenticate,
    forget,
    close: () => {
      for (const stop of stops) stop();
    },
  };
}
