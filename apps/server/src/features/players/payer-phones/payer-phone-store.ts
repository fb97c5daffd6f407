import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';

export type PayerPhone = { readonly phone: string; readonly confirmedAt: Date };

type PlayersPhone = { readonly playerId: bigint; readonly phone: string };

/** Newest first. */
export function payerPhonesOf(reader: Reader, playerId: bigint): Promise<readonly PayerPhone[]> {
  return reader
    .selectFrom('payerPhone')
    .select(['phone', 'confirmedAt'])
    .where('playerId', '=', playerId)
    .orderBy('confirmedAt', 'desc')
    .orderBy('phone')
    .execute();
}

export async function isPayerPhone(
  reader: Reader,
  { playerId, phone }: PlayersPhone,
): Promise<boolean> {
  const found = await reader
    .selectFrom('payerPhone')
    .select('phone')
    .where('playerId', '=', playerId)
    .where('phone', '=', phone)
    .executeTakeFirst();
  return found !== undefined;
}

/** Two numbers confirmed at once must not both find room for one. */
export async function lockPayerPhones(tx: Transaction, playerId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payer phones of ${playerId}`}, 0))`.execute(
    tx,
  );
}

export async function insertPayerPhone(
  tx: Transaction,
  confirmed: PlayersPhone & { readonly confirmedAt: Date },
): Promise<void> {
  await tx
    .insertInto('payerPhone')
    .values(confirmed)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deletePayerPhone(
  tx: Transaction,
  { playerId, phone }: PlayersPhone,
): Promise<void> {
  await tx
    .deleteFrom('payerPhone')
    .where('playerId', '=', playerId)
    .where('phone', '=', phone)
    .execute();
}
