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

const selectionPayload = z.object({ matchId: wholeNumber, selectionId: wholeNumber });
export const settleSelectionJob: Named<z.infer<typeof selectionPayload>> = {
  name: 'settle-selection',
  payload: selectionPayload,
  attemptsMax: ATTEMPTS_MAX,
};
