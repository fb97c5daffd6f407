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

/** Undefined when the role is there already. */
export async function insertRole(
  tx: Transaction,
  row: Insertable<DB['role']>,
): Promise<number | undefined> {
  const inserted = await tx
    .insertInto('role')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Answers the node's id, new or old. What an administrator changed about an old one stays. */
export async function ensureNode(
  tx: Transaction,
  row: Insertable<DB['permissionNode']>,
): Promise<number> {
  await tx
    .insertInto('permissionNode')
    .values(row)
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
  const found = await tx
    .selectFrom('permissionNode')
    .select('id')
    .where('path', '=', row.path)
    .executeTakeFirst();
  invariant(found, 'a permission node exists once it was inserted');
  return found.id;
}

/** All nodes, or those with the given paths. */
export async function grantNodes(
  tx: Transaction,
  roleId: number,
  paths: readonly string[] | 'all',
): Promise<void> {
  if (paths.length === 0) return;
  await tx
    .insertInto('rolePermission')
    .columns(['roleId', 'nodeId'])
    .expression((select) =>
      select
        .selectFrom('permissionNode')
        .select([sql.lit(roleId).as('roleId'), 'id as nodeId'])
        .$if(paths !== 'all', (query) => query.where('path', 'in', [...paths])),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
