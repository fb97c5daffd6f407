import { sql } from 'kysely';
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

/** A wish to be forgotten, and what became of it. */
export type ErasureWish = {
  readonly playerId: bigint;
  readonly phone: string;
  readonly askedAt: Date;
  readonly erasedAt: Date | null;
  readonly note: string | null;
};

type WishesPage = {
  readonly isWaiting?: boolean;
  readonly playerId?: bigint;
  readonly page: number;
  readonly pageSize: number;
};

/** Those that wait first, the longest wait before the others; then the newest that are done. */
export async function listErasureWishes(
  reader: Reader,
  { isWaiting, playerId, page, pageSize }: WishesPage,
): Promise<{ readonly wishes: readonly ErasureWish[]; readonly count: number }> {
  let wanted = wishes(reader);
  if (isWaiting !== undefined) wanted = wanted.where('erasedAt', isWaiting ? 'is' : 'is not', null);
  if (playerId !== undefined) wanted = wanted.where('erasureRequest.playerId', '=', playerId);
  const rows = await wanted
    .select(['erasureRequest.playerId', 'phone', 'askedAt', 'erasedAt', 'note'])
    .orderBy(sql`erased_at desc nulls first`)
    .orderBy('askedAt')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { count } = await wanted
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { wishes: rows, count: Number(count) };
}

const wishes = (reader: Reader) =>
  reader
    .selectFrom('erasureRequest')
    .innerJoin('player', 'player.id', 'erasureRequest.playerId')
    .leftJoin('erasure', 'erasure.playerId', 'erasureRequest.playerId');

/** Until the end of the transaction nobody signs in as this player, nor pays for them. */
export async function lockErasureWish(
  tx: Transaction,
  playerId: bigint,
): Promise<ErasureWish | undefined> {
  await tx.selectFrom('player').select('id').where('id', '=', playerId).forUpdate().execute();
  return wishes(tx)
    .select(['erasureRequest.playerId', 'phone', 'askedAt', 'erasedAt', 'note'])
    .where('erasureRequest.playerId', '=', playerId)
    .executeTakeFirst();
}
