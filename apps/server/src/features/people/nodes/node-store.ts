import type { Localised } from '@kipute/contract/locale';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

export type NodeRow = Selectable<DB['permissionNode']>;

/** The whole tree, in the order of the menu within each parent. */
export function listNodes(reader: Reader): Promise<readonly NodeRow[]> {
  return reader.selectFrom('permissionNode').selectAll().orderBy('sort').orderBy('id').execute();
}

export async function namesOfNodes(reader: Reader): Promise<ReadonlyMap<string, Localised>> {
  const rows = await listNodes(reader);
  return new Map(rows.map(({ path, nameSw, nameEn }) => [path, { sw: nameSw, en: nameEn }]));
}

export function insertNode(
  tx: Transaction,
  row: Insertable<DB['permissionNode']>,
): Promise<NodeRow> {
  return tx.insertInto('permissionNode').values(row).returningAll().executeTakeFirstOrThrow();
}

export function updateNode(
  tx: Transaction,
  id: number,
  row: Updateable<DB['permissionNode']>,
): Promise<NodeRow> {
  return tx
    .updateTable('permissionNode')
    .set({ ...row, edited: true })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteNode(tx: Transaction, id: number): Promise<void> {
  await tx.deleteFrom('rolePermission').where('nodeId', '=', id).execute();
  await tx.deleteFrom('permissionNode').where('id', '=', id).execute();
}
