import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';

const nameOf = (matchId: bigint) => `rulings on match ${matchId}`;

/**
 * Until the transaction ends nobody says anything new about the match. Others may bring what was
 * said to other orders at the same time.
 */
export async function shareRulingsOn(tx: Transaction, matchId: bigint): Promise<void> {
  const lock = sql`pg_advisory_xact_lock_shared(hashtextextended(${nameOf(matchId)}, 0))`;
  await sql`select ${lock}`.execute(tx);
}

/**
 * For whoever says something new about a match: nobody is bringing an older word to a bet, and who
 * begins after the commit knows the new one (STL-21).
 */
export async function holdRulingsOn(tx: Transaction, matchId: bigint): Promise<void> {
  const lock = sql`pg_advisory_xact_lock(hashtextextended(${nameOf(matchId)}, 0))`;
  await sql`select ${lock}`.execute(tx);
}
