import { type Crowd, createCrowd } from '../../platform/http/crowd.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import type { BettingDeps } from './betting-deps.ts';
import { removeBookingsJob } from './booking/booking-jobs.ts';
import { type BookingRoutes, bookingRoutes } from './booking/booking-routes.ts';
import { type OrderRoutes, orderRoutes } from './orders/order-routes.ts';
import { betPlacer } from './placing/place-bet.ts';
import { type PlacingRoutes, placingRoutes } from './placing/placing-routes.ts';

export type Betting = {
  readonly routes: PlacingRoutes & BookingRoutes & OrderRoutes;
  readonly jobs: readonly AnyJob[];
  readonly crowds: { readonly 'order_list/add': Crowd };
};

/**
 * A line of the shorter kind is written in a tenth of a second by a small machine that has nothing
 * else to do, and keeps its writers busy; a rush is over before anybody grows impatient.
 */
const crowdOfBets = { lineMax: 96, rushMax: 512, rushMs: 500 };

export function createBetting(deps: BettingDeps): Betting {
  const crowd = createCrowd(crowdOfBets);
  const placing = placingRoutes(betPlacer(deps, crowd), deps);
  return {
    routes: { ...placing, ...bookingRoutes(deps), ...orderRoutes(deps) },
    jobs: [removeBookingsJob(deps)],
    crowds: { 'order_list/add': crowd },
  };
}
