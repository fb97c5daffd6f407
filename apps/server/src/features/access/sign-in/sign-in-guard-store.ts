import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';

export type GuardKey = { readonly accountHash: Buffer; readonly addressHash: Buffer };

type AttemptLimits = {
  readonly now: Date;
  readonly attemptsMax: number;
  readonly lockedUntil: Date;
  /** Attempts before this are forgotten. */
  readonly forgottenBefore: Date;
  /** While this one is locked, nothing is reserved. */
  readonly unlessLocked?: GuardKey | undefined;
};

type Reserved =
  | { readonly attempts: number; readonly lockedUntil?: never }
  | { readonly lockedUntil: Date };

/**
 * Counts the attempt before it is looked at and locks with the last one allowed, all in one
 * statement: however many arrive at once, at whatever process, no more than `attemptsMax` of them
 * get through. Answers the attempt's number, or until when it is locked.
 */
export async function reserveAttempt(
  tx: Transaction,
  key: GuardKey,
  limits: AttemptLimits,
): Promise<Reserved> {
  const { now, attemptsMax, lockedUntil, forgottenBefore, unlessLocked = key } = limits;
  const isFresh = sql`guard.locked_until is not null or guard.touched_at < ${forgottenBefore}`;
  const attempts = sql`case when ${isFresh} then 1 else guard.attempts + 1 end`;
  const { rows } = await sql<{ attempts: number }>`
    insert into sign_in_guard as guard (account_hash, address_hash, attempts, touched_at,
      locked_until)
    select ${key.accountHash}::bytea, ${key.addressHash}::bytea, 1, ${now}::timestamptz,
      case when ${attemptsMax}::int <= 1 then ${lockedUntil}::timestamptz end
    where not exists (select from sign_in_guard as other
      where other.account_hash = ${unlessLocked.accountHash}
        and other.address_hash = ${unlessLocked.addressHash} and other.locked_until > ${now})
    on conflict (account_hash, address_hash) do update set
      attempts = ${attempts},
      touched_at = ${now},
      locked_until = case when ${attempts} >= ${attemptsMax}::int
        then ${lockedUntil}::timestamptz end
    where guard.locked_until is null or guard.locked_until <= ${now}
    returning attempts`.execute(tx);
  const [counted] = rows;
  return counted ?? { lockedUntil: await lockedUntilOf(tx, [key, unlessLocked], lockedUntil) };
}

/** The later one of both locks; one that was lifted this very moment is told as a whole one. */
async function lockedUntilOf(
  tx: Transaction,
  [one, other]: readonly [GuardKey, GuardKey],
  whole: Date,
): Promise<Date> {
  const { rows } = await sql<{ until: Date | null }>`
    select max(locked_until) as until from sign_in_guard
    where (account_hash = ${one.accountHash} and address_hash = ${one.addressHash})
      or (account_hash = ${other.accountHash} and address_hash = ${other.addressHash})`.execute(tx);
  return rows[0]?.until ?? whole;
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

/** Of one account in every place. */
export async function clearAccount(tx: Transaction, accountHash: Buffer): Promise<void> {
  await tx.deleteFrom('signInGuard').where('accountHash', '=', accountHash).execute();
}

/** A few old rows at a time, so that a storm of guesses cannot grow the table without end. */
export async function sweepAttempts(tx: Transaction, before: Date): Promise<void> {
  await sql`
    delete from sign_in_guard where ctid in (
      select ctid from sign_in_guard where touched_at < ${before}
      order by touched_at limit 20 for update skip locked
    )`.execute(tx);
}
