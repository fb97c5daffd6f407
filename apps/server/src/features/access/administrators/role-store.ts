import { invariant } from '@kipute/domain/invariant';
import { type Insertable, sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

export async function findRoleId(reader: Reader, code: string): Promise<number | undefined> {
  const row = await reader
    .selectFrom('role')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.id;
}

type NamedRole = { readonly id: number; readonly nameSw: string; readonly nameEn: string };

export function findRole(reader: Reader, code: string): Promise<NamedRole | undefined> {
  return reader
    .selectFrom('role')
    .select(['id', 'nameSw', 'nameEn'])
    .where('code', '=', code)
    .executeTakeFirst();
}

/** The role of that code, new or old. */
export async function ensureRole(
  tx: Transaction,
  row: Insertable<DB['role']>,
): Promise<{ readonly id: number; readonly changed: boolean }> {
  await tx
    .insertInto('role')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
  return tx
    .selectFrom('role')
    .select(['id', 'changed'])
    .where('code', '=', row.code)
    .executeTakeFirstOrThrow();
}

/** Answers the node's id, new or old. What an administrator edited about an old one stays. */
export async function ensureNode(
  tx: Transaction,
  row: Insertable<DB['permissionNode']>,
): Promise<number> {
  const { path: _, ...shipped } = row;
  await tx
    .insertInto('permissionNode')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet(shipped).where('permissionNode.edited', '=', false),
    )
    .execute();
  const found = await tx
    .selectFrom('permissionNode')
    .select('id')
    .where('path', '=', row.path)
    .executeTakeFirst();
  invariant(found, 'a permission node exists once it was inserted');
  return found.id;
}

/** What no release has any more opens nothing; headings that were made here stay. */
export async function removeNodesOtherThan(
  tx: Transaction,
  paths: readonly string[],
): Promise<void> {
  const gone = sql`select id from permission_node where shipped and path <> all (${paths})`;
  await sql`delete from role_permission where node_id in (${gone})`.execute(tx);
  await sql`
    with recursive gone (id) as (${gone}
      union select node.id from permission_node as node join gone on node.parent_id = gone.id
      where node.shipped and node.path <> all (${paths}))
    delete from permission_node where id in (select id from gone)`.execute(tx);
}

/** Exactly these nodes, or all there are. */
export async function grantNodes(
  tx: Transaction,
  roleId: number,
  paths: readonly string[] | 'all',
): Promise<void> {
  const isGranted = paths === 'all' ? sql`true` : sql`path = any (${paths})`;
  await sql`
    delete from role_permission using permission_node
    where role_id = ${roleId} and node_id = permission_node.id and not ${isGranted}`.execute(tx);
  await sql`
    insert into role_permission (role_id, node_id)
    select ${roleId}, id from permission_node where ${isGranted}
    on conflict do nothing`.execute(tx);
}
