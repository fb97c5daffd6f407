import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AnyJob, Job } from '../../platform/jobs/jobs.ts';
import { dropSecretsOver } from './sms-store.ts';

const sendSmsPayload = z.object({ smsId: z.string() });

/** Each try is a job of its own, so the runner itself need not repeat one that failed. */
export const sendSmsJob: Pick<
  Job<z.infer<typeof sendSmsPayload>>,
  'name' | 'payload' | 'attemptsMax'
> = {
  name: 'send-sms',
  payload: sendSmsPayload,
  attemptsMax: 10,
};

const EVERY_TEN_MINUTES = '*/10 * * * *';

/** A code whose message never left is over some day too (MSG-10). */
export function dropSecretsJob(database: Database, clock: Clock): AnyJob {
  return {
    name: 'drop-sms-secrets',
    payload: z.object({}),
    attemptsMax: 2,
    schedule: EVERY_TEN_MINUTES,
    run: () => database.transact((tx) => dropSecretsOver(tx, clock.now())),
  };
}
