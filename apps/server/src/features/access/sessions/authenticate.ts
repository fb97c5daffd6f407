import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock.ts';
import { createBatchLoader } from '../../../platform/concurrency/batch-loader.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Authenticate, Caller, OfficeObstacle } from '../../../platform/http/handler.ts';
import { type SessionsRevoked, sessionsRevoked } from '../access-events.ts';
import type { OfficeRules, RecordActivity } from '../ports.ts';
import { createIdleSessions, type IdleSessions } from './idle-sessions.ts';
import { findLiveSessions, hashToken, type LiveSession } from './session-store.ts';

export type SessionCache = {
  readonly authenticate: Authenticate;
  /** A person at the office did something; without it the session ends by itself (ACC-44). */
  readonly noteActivity: (caller: Caller) => void;
  /** Writes down now who was active, which otherwise happens once a minute. */
  readonly writeActivity: () => Promise<void>;
  /** Drops what a revocation names from this process's memory. */
  readonly forget: (revoked: SessionsRevoked) => void;
  /** Tells whose session may be over: who holds on to a caller asks for them anew. */
  readonly onRevoked: (listener: (mayBeOver: (caller: Caller) => boolean) => void) => void;
  /** Undefined for who was not authenticated here. */
  readonly expiryOf: (caller: Caller) => Date | undefined;
  readonly close: () => Promise<void>;
};

type CacheDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly officeRules: () => OfficeRules;
  readonly recordActivity: RecordActivity;
};

const CACHED_MAX = 10_000;
/** The TTL: a revocation whose message is lost takes effect after this. */
const CACHED_SECONDS = 10;
/** Keys of one query: thousands of pages that return at once cost a few queries. */
const LOOKED_UP_TOGETHER_MAX = 256;

const visitor: Caller = { kind: 'visitor' };

type CachedSession = {
  readonly caller: Caller;
  readonly session: LiveSession;
  readonly tokenHash: string;
  readonly untilMs: number;
};

function callerOf(session: LiveSession, token: string, rules: OfficeRules): Caller {
  const { kind, id } = session;
  if (kind === 'player') {
    const mustChange = session.mustChangePassword && ({ obstacle: 'change-password' } as const);
    return { kind, playerId: id, token, ...mustChange };
  }
  if (!session.nodes) return visitor;
  const obstacle = obstacleOf(session, rules);
  const seated = {
    token,
    nodes: new Set(session.nodes),
    provenUntil: new Date((session.provenAt?.getTime() ?? 0) + rules.proofMinutes * MINUTE_MS),
    ...(obstacle && { obstacle }),
  };
  return kind === 'agent'
    ? { kind, playerId: id, ...seated }
    : { kind, administratorId: id, ...seated };
}

type Seated = Pick<LiveSession, 'kind' | 'hasAuthenticator' | 'mustChangePassword'>;

/** Agents sign in as players do, and have no authenticator. */
export function obstacleOf(
  { kind, hasAuthenticator, mustChangePassword }: Seated,
  { totpRequired }: OfficeRules,
): OfficeObstacle | undefined {
  if (mustChangePassword) return 'change-password';
  const mustBind = totpRequired && kind === 'administrator' && !hasAuthenticator;
  return mustBind ? 'bind-authenticator' : undefined;
}

const MINUTE_MS = 60_000;

type Known = Pick<CachedSession, 'session' | 'tokenHash'>;

function concerns(revoked: SessionsRevoked, { session, tokenHash }: Known): boolean {
  switch (revoked.of) {
    case 'token':
      return revoked.tokenHash === tokenHash;
    case 'owner':
      return revoked.kind === session.kind && revoked.id === session.id.toString();
    case 'everyone':
      return true;
  }
}

/** The oldest makes room. */
function keepSession(cached: Map<string, CachedSession>, token: string, one: CachedSession): void {
  const oldest = cached.size >= CACHED_MAX ? cached.keys().next().value : undefined;
  if (oldest !== undefined) cached.delete(oldest);
  cached.set(token, one);
}

type Ends = { readonly now: Date; readonly expiresAt: Date; readonly idleFrom: Date };

const goodUntil = ({ now, expiresAt, idleFrom }: Ends): number =>
  Math.min(now.getTime() + CACHED_SECONDS * 1000, expiresAt.getTime(), idleFrom.getTime());

type FindSession = (hash: Buffer) => Promise<LiveSession | undefined>;

/** One that nobody used for too long is ended when it is asked for. */
function createFindUsedSession({ database, clock }: CacheDeps, idle: IdleSessions): FindSession {
  const findSession = createBatchLoader<Buffer, LiveSession | undefined>({
    read: (hashes) => findLiveSessions(database.read, hashes, clock.now()),
    keysMax: LOOKED_UP_TOGETHER_MAX,
  });
  return async (hash) => {
    const tokenHash = hash.toString('hex');
    const isIdle = (one: LiveSession) => idle.idleFrom(tokenHash, one) <= clock.now();
    const found = await findSession(hash);
    if (!found || !isIdle(found)) return found;
    if (await idle.end(tokenHash)) return undefined;
    const used = await findSession(hash);
    return used && !isIdle(used) ? used : undefined;
  };
}

export function createSessionCache(deps: CacheDeps): SessionCache {
  const { bus, clock, officeRules } = deps;
  const idle = createIdleSessions(deps);
  const findUsedSession = createFindUsedSession(deps, idle);
  // By the token itself: this is asked at every call, and a hash would cost as much as a cipher.
  const cached = new Map<string, CachedSession>();
  // Sockets hold on to callers for hours; nobody hashes their tokens again at each revocation.
  const sessions = new WeakMap<Caller, Known>();
  const listeners: ((mayBeOver: (caller: Caller) => boolean) => void)[] = [];
  let revocations = 0;

  const forget = (revoked: SessionsRevoked) => {
    revocations += 1;
    for (const [token, one] of cached) {
      if (concerns(revoked, one)) cached.delete(token);
    }
    const mayBeOver = (caller: Caller) => {
      const known = sessions.get(caller);
      return known !== undefined && concerns(revoked, known);
    };
    for (const listener of listeners) listener(mayBeOver);
  };

  const authenticate: Authenticate = (token) => {
    const known = cached.get(token);
    return known && known.untilMs > clock.now().getTime() ? known.caller : lookUp(token);
  };

  async function lookUp(token: string): Promise<Caller> {
    const now = clock.now();
    const hash = hashToken(token);
    const revocationsBefore = revocations;
    const tokenHash = hash.toString('hex');
    const session = await findUsedSession(hash);
    if (!session) return visitor;
    const caller = callerOf(session, token, officeRules());
    if (caller !== visitor) sessions.set(caller, { session, tokenHash });
    // A revocation that came while the row was read may be newer than the row: such a row is good
    // for this call and must not be cached.
    if (revocations === revocationsBefore) {
      const ends = {
        now,
        expiresAt: session.expiresAt,
        idleFrom: idle.idleFrom(tokenHash, session),
      };
      keepSession(cached, token, { caller, session, tokenHash, untilMs: goodUntil(ends) });
    }
    return caller;
  }

  const stops = [
    bus.subscribe(sessionsRevoked, forget),
    bus.onRejoin(() => forget({ of: 'everyone' })),
  ];
  return {
    authenticate,
    noteActivity: (caller) => {
      const known = sessions.get(caller);
      if (known) idle.note(known.tokenHash, known.session);
    },
    writeActivity: idle.write,
    forget,
    onRevoked: (listener) => void listeners.push(listener),
    expiryOf: (caller) => sessions.get(caller)?.session.expiresAt,
    close: async () => {
      for (const stop of stops) stop();
      await idle.close();
    },
  };
}
