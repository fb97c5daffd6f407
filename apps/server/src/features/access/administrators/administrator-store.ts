import { type Insertable, sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

export type Administrator = {
  readonly id: bigint;
  readonly account: string;
  readonly name: string;
  readonly phone: string | null;
  /** Null until the one-time link was used. */
  readonly passwordHash: string | null;
  readonly totpSecretSealed: Buffer | null;
  readonly mustChangePassword: boolean;
  readonly disabled: boolean;
  readonly roleId: number;
  readonly roleNameSw: string;
  readonly roleNameEn: string;
  /** In the order of the menu, as edited. */
  readonly nodes: readonly LookedNode[];
};

/** A node with the look that administrators gave it. */
export type LookedNode = {
  readonly path: string;
  readonly parent: string | null;
  readonly nameSw: string;
  readonly nameEn: string;
  readonly type: number;
  readonly icon: string;
  readonly sort: number;
  readonly showAtTop: boolean;
};

function administrators(reader: Reader) {
  return reader
    .selectFrom('administrator')
    .innerJoin('role', 'role.id', 'administrator.roleId')
    .select([
      'administrator.id',
      'administrator.account',
      'administrator.name',
      'administrator.phone',
      'administrator.passwordHash',
      'administrator.totpSecretSealed',
      'administrator.mustChangePassword',
      'administrator.disabled',
      'administrator.roleId',
      'role.nameSw as roleNameSw',
      'role.nameEn as roleNameEn',
    ]);
}

/**
 * The nodes of a role with their looks, in the order of the menu. A heading opens nothing: it comes
 * with whatever of the role stands under it, wherever administrators move that.
 */
export function nodesOfRole(reader: Reader, roleId: number): Promise<readonly LookedNode[]> {
  const granted = sql`select node_id from role_permission where role_id = ${roleId}`;
  return reader
    .selectFrom('permissionNode as node')
    .leftJoin('permissionNode as parent', 'parent.id', 'node.parentId')
    .where(
      sql<boolean>`(node.id in (${granted}) or node.path like 'menu/%' and exists (
        select from permission_node as child
        where child.parent_id = node.id and child.id in (${granted})))`,
    )
    .orderBy('node.sort')
    .orderBy('node.id')
    .select([
      'node.path',
      'parent.path as parent',
      'node.nameSw',
      'node.nameEn',
      'node.type',
      'node.icon',
      'node.sort',
      'node.showAtTop',
    ])
    .execute();
}

async function withNodes(
  reader: Reader,
  found: Omit<Administrator, 'nodes'> | undefined,
): Promise<Administrator | undefined> {
  return found && { ...found, nodes: await nodesOfRole(reader, found.roleId) };
}

export async function findAdministratorByAccount(
  reader: Reader,
  account: string,
): Promise<Administrator | undefined> {
  const query = administrators(reader).where('account', '=', account.toLowerCase());
  return withNodes(reader, await query.executeTakeFirst());
}

export async function findAdministrator(
  reader: Reader,
  id: bigint,
): Promise<Administrator | undefined> {
  const query = administrators(reader).where('administrator.id', '=', id);
  return withNodes(reader, await query.executeTakeFirst());
}

/** Undefined when the account is taken. */
export async function insertAdministrator(
  tx: Transaction,
  row: Insertable<DB['administrator']>,
): Promise<bigint | undefined> {
  const inserted = await tx
    .insertInto('administrator')
    .values(row)
    .onConflict((conflict) => conflict.column('account').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

type NewPassword = {
  readonly passwordHash: string;
  /** Only while the stored one is still this. */
  readonly seenHash?: string | null;
};

/** False when the password was changed by somebody else meanwhile. */
export async function setPassword(
  tx: Transaction,
  id: bigint,
  { passwordHash, seenHash }: NewPassword,
): Promise<boolean> {
  let query = tx
    .updateTable('administrator')
    .set({ passwordHash, mustChangePassword: false })
    .where('id', '=', id);
  if (seenHash !== undefined) query = query.where('passwordHash', 'is not distinct from', seenHash);
  return (await query.returning('id').executeTakeFirst()) !== undefined;
}

export async function setTotpSecret(tx: Transaction, id: bigint, encrypted: Buffer): Promise<void> {
  await tx
    .updateTable('administrator')
    .set({ totpSecretSealed: encrypted })
    .where('id', '=', id)
    .execute();
}

/** False when this step or a later one has been used: one code, one sign-in. */
export async function takeTotpStep(tx: Transaction, id: bigint, step: bigint): Promise<boolean> {
  const taken = await tx
    .updateTable('administrator')
    .set({ totpStepUsed: step })
    .where('id', '=', id)
    .where('totpStepUsed', '<', step)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** False when they were disabled or took another password since they were looked at. */
export async function noteSignIn(
  tx: Transaction,
  { id, passwordHash }: Pick<Administrator, 'id' | 'passwordHash'>,
  at: Date,
): Promise<boolean> {
  const noted = await tx
    .updateTable('administrator')
    .set({ signedInAt: at })
    .where('id', '=', id)
    .where('disabled', '=', false)
    .where('passwordHash', '=', passwordHash)
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** True when the administrator was never seen on this network. */
export async function noteNetwork(
  tx: Transaction,
  seen: { readonly administratorId: bigint; readonly network: string; readonly firstSeenAt: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('administratorNetwork')
    .values(seen)
    .onConflict((conflict) => conflict.doNothing())
    .returning('network')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function isKnownNetwork(
  reader: Reader,
  administratorId: bigint,
  network: string,
): Promise<boolean> {
  const seen = await reader
    .selectFrom('administratorNetwork')
    .select('network')
    .where('administratorId', '=', administratorId)
    .where('network', '=', network)
    .executeTakeFirst();
  return seen !== undefined;
}
