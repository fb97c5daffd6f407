import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';

type ErasureRequest = {
  readonly playerId: bigint;
  readonly askedAt: Date;
  readonly network: string;
};

/** Answers when it was asked for: a request that stands is not made again. */
export async function askOnce(tx: Transaction, request: ErasureRequest): Promise<Date> {
  await lockPlayer(tx, request.playerId);
  const before = await erasureAskedAt(tx, request.playerId);
  if (before) return before;
  await tx.insertInto('erasureRequest').values(request).execute();
  return request.askedAt;
}

type Withdrawal = {
  readonly playerId: bigint;
  readonly withdrawnAt: Date;
  readonly network: string;
};

/** Nothing happens without a request that stands. */
export async function withdrawRequest(
  tx: Transaction,
  { playerId, withdrawnAt, network }: Withdrawal,
): Promise<void> {
  await lockPlayer(tx, playerId);
  const request = await requestOf(tx, playerId);
  if (!request) return;
  const row = { requestId: request.id, withdrawnAt, network };
  await tx.insertInto('erasureWithdrawal').values(row).execute();
}

/** Until the end of the transaction nobody asks for this player's deletion, or carries it out. */
const lockPlayer = (tx: Transaction, playerId: bigint) =>
  tx.selectFrom('player').select('id').where('id', '=', playerId).forUpdate().execute();

/** It was not taken back. */
const stands = sql<boolean>`
  not exists (select from erasure_withdrawal where request_id = erasure_request.id)`;

const requestOf = (reader: Reader, playerId: bigint) =>
  reader
    .selectFrom('erasureRequest')
    .select(['id', 'askedAt'])
    .where('playerId', '=', playerId)
    .where(stands)
    .executeTakeFirst();

export async function erasureAskedAt(reader: Reader, playerId: bigint): Promise<Date | undefined> {
  return (await requestOf(reader, playerId))?.askedAt;
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
    .where(stands)
    .innerJoin('player', 'player.id', 'erasureRequest.playerId')
    .leftJoin('erasure', 'erasure.playerId', 'erasureRequest.playerId');

/** Until the end of the transaction nobody signs in as this player, nor pays for them. */
export async function lockErasureWish(
  tx: Transaction,
  playerId: bigint,
): Promise<ErasureWish | undefined> {
  await lockPlayer(tx, playerId);
  return wishes(tx)
    .select(['erasureRequest.playerId', 'phone', 'askedAt', 'erasedAt', 'note'])
    .where('erasureRequest.playerId', '=', playerId)
    .executeTakeFirst();
}
