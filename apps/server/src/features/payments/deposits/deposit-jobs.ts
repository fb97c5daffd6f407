import { z } from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';

const depositPayload = z.object({ depositId: z.string() });
type DepositJob = Pick<Job<z.infer<typeof depositPayload>>, 'name' | 'payload' | 'attemptsMax'>;

export const requestDepositJob: DepositJob = {
  name: 'request-deposit',
  payload: depositPayload,
  attemptsMax: 10,
};

export const askAboutDepositJob: DepositJob = {
  name: 'ask-about-deposit',
  payload: depositPayload,
  attemptsMax: 10,
};

/** A question asked sooner takes the place of one that waits. */
export const questionKey = (depositId: bigint): string => `deposit ${depositId}`;
