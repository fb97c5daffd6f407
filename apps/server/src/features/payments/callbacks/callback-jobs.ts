import { z } from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';

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
