import { sql } from 'kysely';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import type { AnyJob } from '../../../platform/jobs/jobs.ts';
import { publishChange } from '../payment-events.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { insertUpdate } from '../status-updates.ts';

const SCHEDULE = '* * * * *';

/**
 * Some parties offer no status query, and some answer it with nothing clear. What is open for long
 * raises an alert; nothing is closed by it, and updates are applied as before (PAY-52).
 */
export function silenceMonitorJob(deps: PaymentsDeps): AnyJob {
  return {
    name: 'watch-silent-payments',
    payload: z.object({}),
    attemptsMax: 2,
    schedule: SCHEDULE,
    run: async () => {
      const silent = await raiseAlerts(deps);
      for (const payment of silent) await publishChange(deps.bus, payment);
    },
  };
}

function raiseAlerts({ database, clock, settings }: PaymentsDeps) {
  const now = clock.now();
  const { lookAfterMinutes, withdrawalLookAfterMinutes } = settings.current('pay');
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  return database.transact(async (tx): Promise<readonly SilentPayment[]> => {
    const deposits = await claimSilentDeposits(tx, {
      now,
      askedBefore: minutesAgo(lookAfterMinutes),
    });
    const withdrawals = await claimSilentWithdrawals(tx, {
      now,
      askedBefore: minutesAgo(withdrawalLookAfterMinutes),
    });
    const named = [
      ...deposits.map((one) => ({ ...one, payment: { depositId: one.id } })),
      ...withdrawals.map((one) => ({ ...one, payment: { withdrawalId: one.id } })),
    ];
    for (const { payment, state } of named) {
      await insertUpdate(tx, {
        payment,
        source: 'watch',
        status: 'unknown',
        text: '',
        before: state,
        after: state,
        alert: 'never-answered',
        at: now,
      });
    }
    return named;
  });
}

type SilentPayment = {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly serialNumber: string;
  readonly state: string;
};

type Silence = { readonly now: Date; readonly askedBefore: Date };

/** So many at a time that a night without an operator does not become one long transaction. */
const PAYMENTS_AT_ONCE = 100;

/** Marks them, so that each raises one alert. One that is locked now is being updated, not silent. */
async function claimSilentDeposits(
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
async function claimSilentWithdrawals(
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
