import { z } from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';

const withdrawalPayload = z.object({ withdrawalId: z.string() });
type WithdrawalJob = Pick<
  Job<z.infer<typeof withdrawalPayload>>,
  'name' | 'payload' | 'attemptsMax'
>;

export const sendWithdrawalJob: WithdrawalJob = {
  name: 'send-withdrawal',
  payload: withdrawalPayload,
  attemptsMax: 10,
};

export const askAboutWithdrawalJob: WithdrawalJob = {
  name: 'ask-about-withdrawal',
  payload: withdrawalPayload,
  attemptsMax: 10,
};

/** A question asked sooner takes the place of one that waits. */
export const questionKey = (withdrawalId: bigint): string => `withdrawal ${withdrawalId}`;
