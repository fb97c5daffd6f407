import { type Crowd, createCrowd } from '../../platform/http/crowd.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import type { BettingDeps } from './betting-deps.ts';
import { type ChangedOrder, ordersChanged } from './betting-events.ts';
import { removeBookingsJob } from './booking/booking-codes.ts';
import { type BookingRoutes, bookingRoutes } from './booking/booking-routes.ts';
import { keepFinalScore } from './orders/final-scores.ts';
import { type OrderRoutes, orderRoutes } from './orders/order-routes.ts';
import { ordersInPlayReader, type ReadOrdersInPlay } from './orders/orders-in-play.ts';
import { betPlacer } from './placing/place-bet.ts';
import { type PlacingRoutes, placingRoutes } from './placing/placing-routes.ts';
import { createExposure, type Exposure } from './risk/exposure.ts';

export { type BetTermsCache, createBetTermsCache } from './bet-terms.ts';
export {
  betsPlaced,
  type ChangedOrder,
  ordersChanged,
  type ReleasedLiability,
} from './betting-events.ts';
export type { AbnormalReason } from './order.ts';
export { ownOrdersOf } from './orders/order-routes.ts';
export { firstIdOf, type KeptOrder, ordersOf, typedSerial } from './orders/order-store.ts';
export { orderView } from './orders/order-view.ts';
export {
  betInPlay,
  type LegInPlay,
  legsSoFar,
  type OrderInPlay,
  shapeOf,
} from './orders/orders-in-play.ts';

export type Betting = {
  readonly routes: PlacingRoutes & BookingRoutes & OrderRoutes;
  readonly jobs: readonly AnyJob[];
  /** Told in every process, whichever of them decided. */
  readonly onOrderChanged: (listener: (order: ChangedOrder) => void) => void;
  readonly isBetOn: Exposure['isBetOn'];
  readonly keepFinalScore: typeof keepFinalScore;
  readonly ordersInPlay: ReadOrdersInPlay;
  readonly crowds: { readonly 'order_list/add': Crowd };
};

/**
 * A line of the shorter kind is written in a tenth of a second by a small machine that has nothing
 * else to do, and keeps its writers busy; a rush is over before anybody grows impatient.
 */
const crowdOfBets = { lineMax: 96, rushMax: 512, rushMs: 500 };

export function createBetting(deps: BettingDeps): Betting {
  const crowd = createCrowd(crowdOfBets);
  const exposure = createExposure(deps);
  const placing = placingRoutes(betPlacer(deps, { queue: crowd, exposure }), deps);
  return {
    routes: { ...placing, ...bookingRoutes(deps), ...orderRoutes(deps) },
    jobs: [removeBookingsJob(deps)],
    onOrderChanged: (listener) =>
      deps.bus.subscribe(ordersChanged, ({ orders }) => orders.forEach(listener)),
    isBetOn: exposure.isBetOn,
    keepFinalScore,
    ordersInPlay: ordersInPlayReader(),
    crowds: { 'order_list/add': crowd },
  };
}
