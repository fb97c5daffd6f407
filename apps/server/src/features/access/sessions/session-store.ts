import { hash, randomBytes } from 'node:crypto';
import { type Insertable, type Selectable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { SessionOwner } from '../ports.ts';

export type LiveSession = SessionOwner & {
  readonly expiresAt: Date;
  /** Empty for players; undefined for an administrator who has been disabled. */
  readonly nodes: readonly string[] | undefined;
};

/** In the order of the hashes; undefined where no session lives under one. */
export async function findLiveSessions(
  reader: Reader,
  tokenHashes: readonly Buffer[],
  now: Date,
): Promise<readonly (LiveSession | undefined)[]> {
  const rows = await reader
    .selectFrom('session')
    .leftJoin('administrator', (join) =>
      join
        .onRef('administrator.id', '=', 'session.ownerId')
        .on('session.ownerKind', '=', 'administrator'),
    )
    .select(['tokenHash', 'ownerKind', 'ownerId', 'expiresAt', 'administrator.disabled'])
    .select((select) =>
      jsonArrayFrom(
        select
          .selectFrom('rolePermission')
          .innerJoin('permissionNode', 'permissionNode.id', 'rolePermission.nodeId')
          .whereRef('rolePermission.roleId', '=', 'administrator.roleId')
          .select('permissionNode.path'),
      ).as('nodes'),
    )
    .where('tokenHash', '=', sql<Buffer>`any(${tokenHashes})`)
    .where('expiresAt', '>', now)
    .execute();
  const found = new Map(rows.map((row) => [row.tokenHash.toString('hex'), liveSession(row)]));
  return tokenHashes.map((hash) => found.get(hash.toString('hex')));
}

type FoundRow = Pick<SessionRow, 'ownerKind' | 'ownerId' | 'expiresAt'> & {
  readonly disabled: boolean | null;
  readonly nodes: readonly { readonly path: string }[];
};

function liveSession({ ownerKind, ownerId, expiresAt, disabled, nodes }: FoundRow): LiveSession {
  return {
    kind: ownerKind === 'administrator' ? 'administrator' : 'player',
    id: ownerId,
    expiresAt,
    nodes: disabled === true ? undefined : nodes.map(({ path }) => path),
  };
}

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
): Promise<SessionOwner | undefined> {
  const row = await tx
    .deleteFrom('session')
    .where('tokenHash', '=', tokenHash)
    .returning(['ownerKind', 'ownerId'])
    .executeTakeFirst();
  return (
    row && { kind: row.ownerKind === 'administrator' ? row.ownerKind : 'player', id: row.ownerId }
  );
}

export async function deleteSessionsOf(tx: Transaction, owner: SessionOwner): Promise<void> {
  await tx
    .deleteFrom('session')
    .where('ownerKind', '=', owner.kind)
    .where('ownerId', '=', owner.id)
    .execute();
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

/** Answers how many there were. Sessions of other owners are never among them. */
export async function deleteOtherSessions(
  tx: Transaction,
  owner: SessionOwner,
  { keptHash, id }: OtherSessions,
): Promise<number> {
  let query = tx
    .deleteFrom('session')
    .where('ownerKind', '=', owner.kind)
    .where('ownerId', '=', owner.id)
    .where('tokenHash', '<>', keptHash);
  if (id !== undefined) {
    query = query.where(sql<boolean>`starts_with(encode(token_hash, 'hex'), ${id})`);
  }
  return (await query.returning('ownerId').execute()).length;
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
