import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';

export type SilentPayment = {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly serialNumber: string;
  readonly state: string;
};

type Silence = { readonly now: Date; readonly askedBefore: Date };

/** So many at a time that a night without an operator does not become one long transaction. */
const PAYMENTS_AT_ONCE = 100;

/** Marks them, so that each is put before a person once. Who is changing one now is not silent. */
export async function claimSilentDeposits(
  tx: Transaction,
  { now, askedBefore }: Silence,
): Promise<readonly SilentPayment[]> {
  const { rows } = await sql<SilentPayment>`
    update deposit set look_wanted_at = ${now} where id in (
      select id from deposit
      where state in ('asking', 'prompted', 'unknown')
        and handed_over_at <= ${askedBefore} and look_wanted_at is null
      order by id limit ${sql.lit(PAYMENTS_AT_ONCE)} for update skip locked)
    returning id, player_id, serial_number, state`.execute(tx);
  return rows;
}

/** A withdrawal may have waited for a clerk first; its silence begins when it was handed over. */
export async function claimSilentWithdrawals(
  tx: Transaction,
  { now, askedBefore }: Silence,
): Promise<readonly SilentPayment[]> {
  const { rows } = await sql<SilentPayment>`
    update withdrawal set look_wanted_at = ${now} where id in (
      select id from withdrawal
      where state in ('sending', 'unknown') and look_wanted_at is null
        and exists (select from payment_word as word
          where word.withdrawal_id = withdrawal.id
            and word.word = 'handed-over' and word.heard_at <= ${askedBefore})
      order by id limit ${sql.lit(PAYMENTS_AT_ONCE)} for update skip locked)
    returning id, player_id, serial_number, state`.execute(tx);
  return rows;
}
