import { sql, type Updateable } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

export type Profile = {
  readonly phone: string;
  readonly name: string;
  readonly gender: number;
  readonly mail: string;
  /** `2000-12-31`; a day has no time zone, so it never becomes an instant. */
  readonly birthday: string | null;
  readonly location: string;
  readonly job: string;
};

export function findProfile(reader: Reader, playerId: bigint): Promise<Profile | undefined> {
  return reader
    .selectFrom('player')
    .select(['phone', 'name', 'gender', 'mail', 'location', 'job'])
    .select(sql<string | null>`to_char(birth_date, 'YYYY-MM-DD')`.as('birthday'))
    .where('id', '=', playerId)
    .executeTakeFirst();
}

export async function updatePlayer(
  tx: Transaction,
  playerId: bigint,
  changes: Updateable<DB['player']>,
): Promise<void> {
  await tx.updateTable('player').set(changes).where('id', '=', playerId).execute();
}
