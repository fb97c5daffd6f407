import type { Selectable, Updateable } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export type AreaCode = Selectable<DB['areaCode']>;

/** In the order of the page. */
export function readAreaCodes(reader: Reader): Promise<readonly AreaCode[]> {
  return reader.selectFrom('areaCode').selectAll().orderBy('sort').orderBy('areaCode').execute();
}

/** Until the transaction ends nobody else hides one: of two hidden at once the last one stays. */
export function lockAreaCodes(tx: Transaction): Promise<readonly AreaCode[]> {
  return tx.selectFrom('areaCode').selectAll().orderBy('areaCode').forUpdate().execute();
}

export async function updateAreaCode(
  tx: Transaction,
  areaCode: string,
  change: Updateable<DB['areaCode']>,
): Promise<void> {
  await tx.updateTable('areaCode').set(change).where('areaCode', '=', areaCode).execute();
}

export async function isShownAreaCode(reader: Reader, areaCode: string): Promise<boolean> {
  const row = await reader
    .selectFrom('areaCode')
    .select('shown')
    .where('areaCode', '=', areaCode)
    .executeTakeFirst();
  return row?.shown === true;
}
