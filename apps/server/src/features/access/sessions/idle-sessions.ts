import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { OfficeRules, RecordActivity } from '../ports.ts';
import { deleteSession, type LiveSession } from './session-store.ts';
import { personBehind } from './sessions.ts';

/**
 * An office session is over after some minutes in which no person used it (ACC-44). When somebody
 * last did is kept in memory and written once a minute: with the first act after a minute of
 * silence at once, with later ones at its end. So the row is never more than a minute behind, and
 * after that minute it is exact, whichever process asks (decision 0046).
 */
export type IdleSessions = {
  /** A person did something; a page that refreshes itself is none. */
  readonly note: (tokenHash: string, session: LiveSession) => void;
  /** When the session is over unless somebody uses it; players stay as long as the token is good. */
  readonly idleFrom: (tokenHash: string, session: LiveSession) => Date;
  /** For good, so that a longer limit does not wake it; false when it was used elsewhere meanwhile. */
  readonly end: (tokenHash: string) => Promise<boolean>;
  readonly write: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type IdleDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly officeRules: () => OfficeRules;
  readonly recordActivity: RecordActivity;
};

const WRITTEN_EVERY_MS = 60_000;
const MINUTE_MS = 60_000;

/** In milliseconds, of a session that was used in this process. */
type Use = { readonly usedAt: number; readonly writtenAt: number };

export function createIdleSessions(deps: IdleDeps): IdleSessions {
  const { database, clock, officeRules } = deps;
  const uses = new Map<string, Use>();
  let timer: NodeJS.Timeout | undefined;

  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    const unwritten = [...uses].filter(([, use]) => use.usedAt > use.writtenAt);
    if (unwritten.length > 0) await database.transact((tx) => writeUses(tx, unwritten));
    for (const [tokenHash, { usedAt }] of unwritten) keepWritten(uses, tokenHash, usedAt);
    const longAgo = clock.now().getTime() - WRITTEN_EVERY_MS;
    for (const [tokenHash, { usedAt, writtenAt }] of uses) {
      if (usedAt === writtenAt && usedAt < longAgo) uses.delete(tokenHash);
    }
  };
  const writeIn = (delayMs: number) => {
    clearTimeout(timer);
    // A failed write stays unwritten and goes with the next one; readiness tells of the database.
    timer = setTimeout(() => void write().catch(() => {}), delayMs).unref();
  };

  return {
    write,
    note: (tokenHash, session) => {
      if (session.kind === 'player') return;
      const now = clock.now().getTime();
      const writtenAt = uses.get(tokenHash)?.writtenAt ?? storedUse(session).getTime();
      uses.set(tokenHash, { usedAt: now, writtenAt });
      if (now - writtenAt >= WRITTEN_EVERY_MS) writeIn(0);
      else if (timer === undefined) writeIn(WRITTEN_EVERY_MS);
    },
    idleFrom: (tokenHash, session) => {
      if (session.kind === 'player') return session.expiresAt;
      const usedAt = Math.max(uses.get(tokenHash)?.usedAt ?? 0, storedUse(session).getTime());
      return new Date(usedAt + officeRules().idleMinutes * MINUTE_MS);
    },
    end: (tokenHash) => {
      const usedBefore = new Date(clock.now().getTime() - officeRules().idleMinutes * MINUTE_MS);
      return database.transact((tx) => endIdleSession(deps, tx, { tokenHash, usedBefore }));
    },
    close: write,
  };
}

/** Sessions from before this rule were last seen when they were opened. */
const storedUse = ({ seenAt, openedAt }: Pick<LiveSession, 'seenAt' | 'openedAt'>): Date =>
  seenAt ?? openedAt;

function keepWritten(uses: Map<string, Use>, tokenHash: string, writtenAt: number): void {
  const use = uses.get(tokenHash);
  if (use) uses.set(tokenHash, { ...use, writtenAt });
}

async function writeUses(tx: Transaction, uses: readonly (readonly [string, Use])[]) {
  const hashes = uses.map(([tokenHash]) => tokenHash);
  const times = uses.map(([, { usedAt }]) => new Date(usedAt).toISOString());
  await sql`
    update session set seen_at = greatest(seen_at, used.at)
    from unnest(${hashes}::text[], ${times}::timestamptz[]) as used (hash, at)
    where token_hash = decode(used.hash, 'hex')`.execute(tx);
}

type IdleSession = { readonly tokenHash: string; readonly usedBefore: Date };

async function endIdleSession(
  { recordActivity }: IdleDeps,
  tx: Transaction,
  { tokenHash, usedBefore }: IdleSession,
): Promise<boolean> {
  const owner = await deleteSession(tx, Buffer.from(tokenHash, 'hex'), { usedBefore });
  if (!owner) return false;
  const user = personBehind(owner);
  await recordActivity(tx, { type: 'sign-out', source: 'backoffice', user, content: 'idle' });
  return true;
}
