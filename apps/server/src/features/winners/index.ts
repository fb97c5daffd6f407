import { eatDayBegan, eatDayOf } from '@kipute/domain/odds/eat-days';
import { z } from 'zod';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import { type WinnerDeps, type WinnerRoutes, winnerRoutes } from './winner-routes.ts';
import { countTickets } from './winner-store.ts';

export { forgetWinnerChoice, winnerChoiceOf } from './winner-store.ts';

export type Winners = { readonly routes: WinnerRoutes; readonly jobs: readonly AnyJob[] };

const EVERY_QUARTER = '*/15 * * * *';
const EVERY_NIGHT = '20 21 * * *';
const DAY_MS = 86_400_000;

/** Results come within hours; what is corrected later is seen once a night, for a week. */
export function createWinners(deps: WinnerDeps): Winners {
  const countDays = (days: number) => async () => {
    const { database, clock } = deps;
    const at = clock.now();
    for (let back = 0; back < days; back += 1) {
      const from = eatDayBegan(at.getTime()) - back * DAY_MS;
      const counting = { day: eatDayOf(from), from, until: from + DAY_MS, at };
      await database.transact((tx) => countTickets(tx, counting));
    }
  };
  const job = { payload: z.object({}), attemptsMax: 2, isLong: true };
  return {
    routes: winnerRoutes(deps),
    jobs: [
      { ...job, name: 'count-tickets', schedule: EVERY_QUARTER, run: countDays(2) },
      { ...job, name: 'count-tickets-of-week', schedule: EVERY_NIGHT, run: countDays(7) },
    ],
  };
}
