import { z } from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Queue } from '../../approvals/index.ts';
import type { BettingDeps } from '../betting-deps.ts';
import type { ReferredBets } from './decide-referred.ts';
import { referredWaiting } from './referred-store.ts';

/** Whoever looks at the queue ends what is over; where nobody looks, this does. */
export const sweepReferredJob = ({ sweep }: Pick<ReferredBets, 'sweep'>): Job<unknown> => ({
  ...{ name: 'sweep-referred-bets', payload: z.unknown(), attemptsMax: 3, schedule: '* * * * *' },
  run: sweep,
});

/** A player looks at a countdown meanwhile. */
export const referredQueue = ({ clock }: Pick<BettingDeps, 'clock'>): Queue => ({
  ...{ node: 'referred_bet/inquire', goalMinutes: 1 },
  count: (reader) => referredWaiting(reader, clock.now()),
});
