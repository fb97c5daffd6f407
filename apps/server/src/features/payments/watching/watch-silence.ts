import { z } from 'zod';
import type { AnyJob } from '../../../platform/jobs/jobs.ts';
import { recordWord } from '../heard-word.ts';
import { paymentChanged } from '../payment-events.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import {
  claimSilentDeposits,
  claimSilentWithdrawals,
  type SilentPayment,
} from './silence-store.ts';

const WATCH_SCHEDULE = '* * * * *';

/**
 * Some parties have no question about a payment, and some answer it with nothing clear. What is
 * open for long is put before a person; nothing is closed by it, and words are heard as before
 * (PAY-52).
 */
export function watchSilenceJob(deps: PaymentsDeps): AnyJob {
  return {
    name: 'watch-silent-payments',
    payload: z.object({}),
    attemptsMax: 2,
    schedule: WATCH_SCHEDULE,
    run: async () => {
      const silent = await putBeforePerson(deps);
      for (const { playerId, serialNumber } of silent) {
        await deps.bus.publish(paymentChanged, { playerId: playerId.toString(), serialNumber });
      }
    },
  };
}

function putBeforePerson({ database, clock, settings }: PaymentsDeps) {
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
      await recordWord(tx, {
        payment,
        source: 'watch',
        word: 'unknown',
        words: '',
        before: state,
        after: state,
        lookReason: 'never-answered',
        at: now,
      });
    }
    return named;
  });
}
