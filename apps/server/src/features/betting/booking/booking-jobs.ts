import { z } from 'zod';
import type { AnyJob } from '../../../platform/jobs/jobs.ts';
import type { BettingDeps } from '../betting-deps.ts';
import { removeBookingsOver } from './booking-store.ts';

const EVERY_HOUR = '17 * * * *';

/** A code that is over answers nobody already; this only clears the shelf (BET-52). */
export function removeBookingsJob({
  database,
  clock,
}: Pick<BettingDeps, 'database' | 'clock'>): AnyJob {
  return {
    name: 'remove-booking-codes',
    payload: z.object({}),
    attemptsMax: 2,
    schedule: EVERY_HOUR,
    run: () => database.transact((tx) => removeBookingsOver(tx, clock.now())),
  };
}
