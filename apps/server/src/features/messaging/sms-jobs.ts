import { z } from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';

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
