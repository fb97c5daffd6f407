import { hash, randomBytes } from 'node:crypto';
import { type Insertable, type Selectable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { SessionOwner } from '../ports.ts';

export type LiveSession = SessionOwner & {
  readonly expiresAt: Date;
  /** Empty for players; undefined for who has been disabled, or is an agent no longer. */
  readonly nodes: readonly string[] | undefined;
  readonly openedAt: Date;
  /** When who sits there last showed who they are; at the office only. */
  readonly provenAt: Date | null;
  readonly seenAt: Date | null;
  readonly hasAuthenticator: boolean;
  readonly mustChangePassword: boolean;
};

/** In the order of the hashes; undefined where no session lives under one. */
export async function findLiveSessions(
  reader: Reader,
  tokenHashes: readonly Buffer[],
  now: Date,
): Promise<readonly (LiveSession | undefined)[]> {
  const rows = await sessionRows(reader)
    .where('tokenHash', '=', sql<Buffer>`any(${tokenHashes})`)
    .where('expiresAt', '>', now)
    .execute();
  const found = new Map(rows.map((row) => [row.tokenHash.toString('hex'), liveSession(row)]));
  return tokenHashes.map((hash) => found.get(hash.toString('hex')));
}

/** The code of the role that every agent has. */
const AGENT_ROLE = 'agent';

function sessionRows(reader: Reader) {
  return reader
    .selectFrom('session')
    .leftJoin('administrator', (join) =>
      join
        .onRef('administrator.id', '=', 'session.ownerId')
        .on('session.ownerKind', '=', 'administrator'),
    )
    .leftJoin('player as owner', (join) =>
      join.onRef('owner.id', '=', 'session.ownerId').on('session.ownerKind', '<>', 'administrator'),
    )
    .leftJoin('player as agent', (join) =>
      join
        .onRef('agent.id', '=', 'session.ownerId')
        .on('session.ownerKind', '=', 'agent')
        .on('agent.agentSince', 'is not', null)
        .on('agent.closedAt', 'is', null),
    )
    .select(['tokenHash', 'ownerKind', 'ownerId', 'openedAt', 'expiresAt', 'seenAt', 'provenAt'])
    .select([
      'administrator.disabled as administratorDisabled',
      sql<boolean>`coalesce(administrator.must_change_password, owner.must_change_password, false)`.as(
        'mustChangePassword',
      ),
      'agent.disabled as agentDisabled',
      sql<boolean>`administrator.totp_secret_sealed is not null`.as('hasAuthenticator'),
    ])
    .select((select) =>
      jsonArrayFrom(
        select
          .selectFrom('rolePermission')
          .innerJoin('permissionNode', 'permissionNode.id', 'rolePermission.nodeId')
          .innerJoin('role', 'role.id', 'rolePermission.roleId')
          .where((where) =>
            where.or([
              where('rolePermission.roleId', '=', where.ref('administrator.roleId')),
              where.and([
                where('session.ownerKind', '=', 'agent'),
                where('role.code', '=', AGENT_ROLE),
              ]),
            ]),
          )
          .select('permissionNode.path'),
      ).as('nodes'),
    );
}

type FoundRow = Awaited<ReturnType<ReturnType<typeof sessionRows>['executeTakeFirstOrThrow']>>;

function liveSession(row: FoundRow): LiveSession {
  const { ownerId: id, openedAt, expiresAt, seenAt, provenAt, hasAuthenticator } = row;
  const kind = ownerKindOf(row.ownerKind);
  const disabled = {
    player: false,
    administrator: row.administratorDisabled,
    agent: row.agentDisabled,
  };
  const nodes = disabled[kind] === false ? row.nodes.map(({ path }) => path) : undefined;
  const { mustChangePassword } = row;
  return {
    ...{ kind, id, openedAt, expiresAt, seenAt, provenAt },
    ...{ nodes, hasAuthenticator, mustChangePassword },
  };
}

const ownerKindOf = (word: string): SessionOwner['kind'] =>
  word === 'administrator' || word === 'agent' ? word : 'player';

export async function insertSession(
  tx: Transaction,
  row: Insertable<DB['session']>,
): Promise<void> {
  await tx.insertInto('session').values(row).execute();
}

export async function deleteExpiredSessions(
  tx: Transaction,
  owner: SessionOwner,
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('session')
    .where('ownerKind', '=', owner.kind)
    .where('ownerId', '=', owner.id)
    .where('expiresAt', '<=', now)
    .execute();
}

/** Undefined when there was no such session, or another request ended it first. */
export async function deleteSession(
  tx: Transaction,
  tokenHash: Buffer,
  { usedBefore }: { readonly usedBefore?: Date } = {},
): Promise<SessionOwner | undefined> {
  let query = tx.deleteFrom('session').where('tokenHash', '=', tokenHash);
  if (usedBefore) query = query.where(sql<boolean>`coalesce(seen_at, opened_at) <= ${usedBefore}`);
  const row = await query.returning(['ownerKind', 'ownerId']).executeTakeFirst();
  return row && { kind: ownerKindOf(row.ownerKind), id: row.ownerId };
}

/** What is kept of a session that its owner did not end on that device. */
export type EndedSession = Pick<Selectable<DB['session']>, 'tokenHash' | 'expiresAt'>;

/** Answers which there were. */
export async function deleteSessionsOf(
  tx: Transaction,
  owner: SessionOwner,
): Promise<readonly EndedSession[]> {
  return tx
    .deleteFrom('session')
    .where('ownerKind', '=', owner.kind)
    .where('ownerId', '=', owner.id)
    .returning(['tokenHash', 'expiresAt'])
    .execute();
}

/** Who sits there has just shown who they are. False when the session is over. */
export async function markProven(tx: Transaction, tokenHash: Buffer, now: Date): Promise<boolean> {
  const marked = await tx
    .updateTable('session')
    .set({ provenAt: now, seenAt: now })
    .where('tokenHash', '=', tokenHash)
    .returning('ownerId')
    .executeTakeFirst();
  return marked !== undefined;
}

type SessionRow = Selectable<DB['session']>;

/** Newest first. */
export function findLiveSessionsOf(
  reader: Reader,
  owner: SessionOwner,
  now: Date,
): Promise<readonly SessionRow[]> {
  return reader
    .selectFrom('session')
    .selectAll()
    .where('ownerKind', '=', owner.kind)
    .where('ownerId', '=', owner.id)
    .where('expiresAt', '>', now)
    .orderBy('openedAt', 'desc')
    .orderBy('tokenHash')
    .execute();
}

type OtherSessions = {
  readonly keptHash: Buffer;
  /** As `sessionIdOf` made it; all others when absent. */
  readonly id?: string | undefined;
};

/** Answers which there were. Sessions of other owners are never among them. */
export async function deleteOtherSessions(
  tx: Transaction,
  owner: SessionOwner,
  { keptHash, id }: OtherSessions,
): Promise<readonly EndedSession[]> {
  let query = tx
    .deleteFrom('session')
    .where('ownerKind', '=', owner.kind)
    .where('ownerId', '=', owner.id)
    .where('tokenHash', '<>', keptHash);
  if (id !== undefined) {
    query = query.where(sql<boolean>`starts_with(encode(token_hash, 'hex'), ${id})`);
  }
  return query.returning(['tokenHash', 'expiresAt']).execute();
}

/** As the table's check has them. */
export type EndReason = 'elsewhere' | 'password' | 'disabled' | 'erased';

const SWEPT_AT_ONCE = 20;

export async function rememberEnds(
  tx: Transaction,
  sessions: readonly EndedSession[],
  { reason, now }: { readonly reason: EndReason; readonly now: Date },
): Promise<void> {
  if (sessions.length === 0) return;
  await tx
    .insertInto('endedSession')
    .values(sessions.map((session) => ({ ...session, reason })))
    .execute();
  await sql`
    delete from ended_session where token_hash in (
      select token_hash from ended_session where expires_at <= ${now}
      order by expires_at limit ${SWEPT_AT_ONCE} for update skip locked
    )`.execute(tx);
}

export async function findEnd(
  reader: Reader,
  tokenHash: Buffer,
  now: Date,
): Promise<EndReason | 'expired' | undefined> {
  const ended = await reader
    .selectFrom('endedSession')
    .select('reason')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  if (ended) return ended.reason as EndReason;
  const expired = await reader
    .selectFrom('session')
    .select('ownerId')
    .where('tokenHash', '=', tokenHash)
    .where('ownerKind', '=', 'player')
    .where('expiresAt', '<=', now)
    .executeTakeFirst();
  return expired && 'expired';
}

const TOKEN_BYTES = 32;

/** Opaque and unguessable; it says nothing about its owner. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** A fast hash suffices: nobody can try out 2^256 tokens. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** Half of the hash: enough to name a session to its owner, useless for signing in with it. */
const SESSION_ID_BYTES = 16;

export function sessionIdOf(tokenHash: Buffer): string {
  return tokenHash.subarray(0, SESSION_ID_BYTES).toString('hex');
}
