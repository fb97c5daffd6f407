import type { Reader, Transaction } from '../../../platform/database/database.ts';

type ErasureRequest = {
  readonly playerId: bigint;
  readonly askedAt: Date;
  readonly network: string;
};

/** False when it was asked for before: the first time stands. */
export async function insertErasureRequest(
  tx: Transaction,
  request: ErasureRequest,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('erasureRequest')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .returning('playerId')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function erasureAskedAt(reader: Reader, playerId: bigint): Promise<Date | undefined> {
  const request = await reader
    .selectFrom('erasureRequest')
    .select('askedAt')
    .where('playerId', '=', playerId)
    .executeTakeFirst();
  return request?.askedAt;
}
