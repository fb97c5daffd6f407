import { z } from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';

type Named<Payload> = Pick<Job<Payload>, 'name' | 'payload' | 'attemptsMax'>;

const wholeNumber = z.string().regex(/^\d+$/);

const issuePayload = z.object({ issueId: wholeNumber });

/** Money that two people agreed to pay is never given up. */
const ATTEMPTS_MAX = 100;

export const payPoolJob: Named<z.infer<typeof issuePayload>> = {
  name: 'pay-pool-tickets',
  payload: issuePayload,
  attemptsMax: ATTEMPTS_MAX,
};

/** As few letters as will do: its job is written with the money of a whole chunk. */
const told = z.object({
  t: wholeNumber,
  p: wholeNumber,
  event: z.enum(['pool-won', 'pool-corrected', 'pool-refunded']),
  /** In senti, after tax. */
  amount: wholeNumber,
  stake: wholeNumber,
  right: z.number().int(),
  serial: z.string(),
});
export type ToldTicket = z.infer<typeof told>;

const tellingPayload = z.object({
  issue: z.string(),
  game: z.enum(['jackpot', 'lucky-six']),
  settlement: z.number().int(),
  reason: z.string(),
  tickets: z.array(told),
});
export type Telling = z.infer<typeof tellingPayload>;

/** Apart from the money: nobody's purse is locked while messages are written. */
export const tellPoolJob: Named<Telling> = {
  name: 'tell-pool-tickets',
  payload: tellingPayload,
  attemptsMax: 20,
};
