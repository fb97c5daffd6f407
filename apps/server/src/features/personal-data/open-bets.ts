import type { Reader } from '../../platform/database/database.ts';

/** What it wins would come to somebody who is gone. */
export async function hasOpenBet(reader: Reader, playerId: bigint): Promise<boolean> {
  const open = await reader
    .selectFrom('betOrder')
    .select('id')
    .where('playerId', '=', playerId)
    .where('settledAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
