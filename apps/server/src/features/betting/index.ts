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
};

export function createBetting(deps: BettingDeps): Betting {
  const placing = placingRoutes(betPlacer(deps), deps);
  return {
    routes: { ...placing, ...bookingRoutes(deps), ...orderRoutes(deps) },
    jobs: [removeBookingsJob(deps)],
  };
}
