import { z } from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';

type Named<Payload> = Pick<Job<Payload>, 'name' | 'payload' | 'attemptsMax'>;

const wholeNumber = z.string().regex(/^\d+$/);

/** For days: a result that is not paid out is never given up. */
const ATTEMPTS_MAX = 100;

const matchPayload = z.object({ matchId: wholeNumber });
export const gradeMatchJob: Named<z.infer<typeof matchPayload>> = {
  name: 'decide-match',
  payload: matchPayload,
  attemptsMax: ATTEMPTS_MAX,
};

const playersPayload = z.object({ playerIds: z.array(wholeNumber) });
/**
 * Whose bets were decided or corrected, of those somebody invited. What gains by settled stakes
 * stands above settlement and runs it.
 */
export const stakesSettledJob: Named<z.infer<typeof playersPayload>> = {
  name: 'stakes-settled',
  payload: playersPayload,
  attemptsMax: ATTEMPTS_MAX,
};

const selectionPayload = z.object({ matchId: wholeNumber, selectionId: wholeNumber });
export const settleSelectionJob: Named<z.infer<typeof selectionPayload>> = {
  name: 'settle-selection',
  payload: selectionPayload,
  attemptsMax: ATTEMPTS_MAX,
};

const voidPayload = selectionPayload.extend({ first: wholeNumber, after: wholeNumber });
/** Refunds for good the bets of a time on a selection; a time is two ids of orders. */
export const voidSelectionJob: Named<z.infer<typeof voidPayload>> = {
  name: 'void-selection',
  payload: voidPayload,
  attemptsMax: ATTEMPTS_MAX,
};

const ordersPayload = z.object({
  orderIds: z.array(wholeNumber).min(1),
  /** However late the job runs, this is when it happened. */
  decidedAt: z.iso.datetime(),
});
/**
 * What a result, a person or a sale made of orders, told upwards: whoever counts by decided bets
 * looks at these again. Written with the change itself, run by composition.
 */
export const ordersDecidedJob: Named<z.infer<typeof ordersPayload>> = {
  name: 'orders-decided',
  payload: ordersPayload,
  attemptsMax: ATTEMPTS_MAX,
};
