import { z } from 'zod';
import type { AnyJob, Job } from '../../../platform/jobs/jobs.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { removeRejectedBefore } from './callback-store.ts';

const callbackPayload = z.object({ callbackId: z.string() });

/** Written with the callback itself; mostly it finds the work done. */
export const judgeCallbackJob: Pick<
  Job<z.infer<typeof callbackPayload>>,
  'name' | 'payload' | 'attemptsMax'
> = {
  name: 'judge-callback',
  payload: callbackPayload,
  attemptsMax: 10,
};

/** Long enough for whoever took it to be done. */
export const JUDGE_AFTER_MS = 30_000;

const paybillPayload = z.object({ channel: z.string(), receipt: z.string() });

/** Each try is a job of its own; the runner repeats only one that fell over. */
export const tellPaybillJob: Pick<
  Job<z.infer<typeof paybillPayload>>,
  'name' | 'payload' | 'attemptsMax'
> = {
  name: 'tell-paybill-outcome',
  payload: paybillPayload,
  attemptsMax: 10,
};

const REMOVE_SCHEDULE = '15 * * * *';
const DAY_MS = 86_400_000;

/** Every hour; what may be needed to explain a payment is kept elsewhere and for ever (CB-05). */
export function removeRejectedJob({ database, clock, settings }: PaymentsDeps): AnyJob {
  return {
    name: 'remove-rejected-callbacks',
    payload: z.object({}),
    attemptsMax: 3,
    schedule: REMOVE_SCHEDULE,
    run: async () => {
      const { rejectedCallbackDays } = settings.current('pay');
      const before = new Date(clock.now().getTime() - rejectedCallbackDays * DAY_MS);
      await database.transact((tx) => removeRejectedBefore(tx, before));
    },
  };
}
