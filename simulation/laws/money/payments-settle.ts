import type { Scene } from '../../actors/scene.ts';
import type { Law } from '../law.ts';
import { readDeposits, readWithdrawals } from './payment-records.ts';
import { unsettledDeposits } from './settled-deposits.ts';
import { unsettledWithdrawals } from './settled-withdrawals.ts';

/** Nobody here waits minutes for the next question: where an answer is owed it is asked now. */
const HURRY = `
  select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs
      where key = any($1) and locked_at is null and run_at > now()),
    run_at => now())`;

export const paymentsSettle: Law<Scene> = {
  name: 'with the operators well again, what they moved and what is in the books is the same',
  holds: 'in the end',
  breach: async ({ world, history }) => {
    const { ask } = world.database;
    // Theirs last: what they moved while we looked would seem to be missing.
    const deposits = await readDeposits(ask);
    const withdrawals = await readWithdrawals(ask);
    const movements = await world.mobileMoney.movements();
    const unsettled = [
      ...unsettledDeposits(history.all(), deposits, movements),
      ...unsettledWithdrawals(withdrawals, movements),
    ];
    if (unsettled.length > 0) await ask(HURRY, [unsettled.map(({ job }) => job)]);
    return unsettled[0]?.fact;
  },
};
