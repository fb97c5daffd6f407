import type { Insertable, Selectable } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export type Player = Selectable<DB['player']>;

export function findPlayerByPhone(reader: Reader, phone: string): Promise<Player | undefined> {
  return reader.selectFrom('player').selectAll().where('phone', '=', phone).executeTakeFirst();
}

export function findPlayer(reader: Reader, id: bigint): Promise<Player | undefined> {
  return reader.selectFrom('player').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Tells apart what was taken, because a taken code is tried again and a taken phone is not. */
export async function insertPlayer(
  tx: Transaction,
  row: Insertable<DB['player']>,
): Promise<bigint | 'phone-taken' | 'code-taken'> {
  const inserted = await tx
    .insertInto('player')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return inserted.id;
  return (await findPlayerByPhone(tx, row.phone)) ? 'phone-taken' : 'code-taken';
}

export async function noteSignIn(tx: Transaction, id: bigint, at: Date): Promise<void> {
  await tx.updateTable('player').set({ signedInAt: at }).where('id', '=', id).execute();
}
