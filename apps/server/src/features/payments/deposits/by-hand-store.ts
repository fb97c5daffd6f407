import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { type Deposit, depositOf } from './deposit-store.ts';

type Intention = { readonly administratorId: bigint; readonly requestKey: string };

/** Until the end of the transaction the same intention is not carried out by anybody else. */
export async function lockIntention(
  tx: Transaction,
  { administratorId, requestKey }: Intention,
): Promise<void> {
  const name = `deposit by hand ${administratorId} ${requestKey}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

export async function findByIntention(
  reader: Reader,
  { administratorId, requestKey }: Intention,
): Promise<Deposit | undefined> {
  const row = await reader
    .selectFrom('depositByHand')
    .innerJoin('deposit', 'deposit.id', 'depositId')
    .selectAll('deposit')
    .where('administratorId', '=', administratorId)
    .where('depositByHand.requestKey', '=', requestKey)
    .executeTakeFirst();
  return row && depositOf(row);
}

export async function insertByHand(
  tx: Transaction,
  byHand: Intention & { readonly depositId: bigint; readonly note: string },
): Promise<void> {
  await tx.insertInto('depositByHand').values(byHand).execute();
}

/** Why a clerk credited them; those of a page that came in another way are not in it. */
export async function notesOf(
  reader: Reader,
  depositIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  if (depositIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('depositByHand')
    .select(['depositId', 'note'])
    .where('depositId', 'in', depositIds)
    .execute();
  return new Map(rows.map(({ depositId, note }) => [depositId, note]));
}
