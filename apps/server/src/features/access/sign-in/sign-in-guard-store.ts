import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';

export type GuardKey = { readonly accountHash: Buffer; readonly addressHash: Buffer };

export type AttemptTerms = {
  readonly now: Date;
  readonly attemptsMax: number;
  readonly lockedUntil: Date;
  /** Attempts before this are forgotten. */
  readonly forgottenBefore: Date;
};

/**
 * Counts the attempt before it is looked at and locks with the last one allowed, all in one
 * statement: however many arrive at once, no more than `attemptsMax` of them get through.
 * Answers the attempt's number, or undefined while locked.
 */
export async function reserveAttempt(
  tx: Transaction,
  { accountHash, addressHash }: GuardKey,
  { now, attemptsMax, lockedUntil, forgottenBefore }: AttemptTerms,
): Promise<number | undefined> {
  const isFresh = sql`guard.locked_until is not null or guard.touched_at < ${forgottenBefore}`;
  const attempts = sql`case when ${isFresh} then 1 else guard.attempts + 1 end`;
  const { rows } = await sql<{ attempts: number }>`
    insert into sign_in_guard as guard (account_hash, address_hash, attempts, touched_at,
      locked_until)
    values (${accountHash}, ${addressHash}, 1, ${now},
      case when ${attemptsMax}::int <= 1 then ${lockedUntil}::timestamptz end)
    on conflict (account_hash, address_hash) do update set
      attempts = ${attempts},
      touched_at = ${now},
      locked_until = case when ${attempts} >= ${attemptsMax}::int
        then ${lockedUntil}::timestamptz end
    where guard.locked_until is null or guard.locked_until <= ${now}
    returning attempts`.execute(tx);
  return rows[0]?.attempts;
}

/** For an attempt that was counted and then not looked at. */
export async function returnAttempt(tx: Transaction, key: GuardKey): Promise<void> {
  await tx
    .updateTable('signInGuard')
    .set((update) => ({ attempts: update('attempts', '-', 1), lockedUntil: null }))
    .where('accountHash', '=', key.accountHash)
    .where('addressHash', '=', key.addressHash)
    .execute();
}

export async function clearAttempts(tx: Transaction, key: GuardKey): Promise<void> {
  await tx
    .deleteFrom('signInGuard')
    .where('accountHash', '=', key.accountHash)
    .where('addressHash', '=', key.addressHash)
    .execute();
}

/** A few old rows at a time, so that a storm of guesses cannot grow the table without end. */
export async function sweepAttempts(tx: Transaction, before: Date): Promise<void> {
  await sql`
    delete from sign_in_guard where ctid in (
      select ctid from sign_in_guard where touched_at < ${before}
      order by touched_at limit 20 for update skip locked
    )`.execute(tx);
}
