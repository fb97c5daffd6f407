import { type AdmissionQueue, createAdmissionQueue } from '../../platform/http/load-shedding.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import type { BettingDeps } from './betting-deps.ts';
import { type ChangedOrder, ordersChanged } from './betting-events.ts';
import { removeBookingsJob } from './booking/booking-codes.ts';
import { type BookingRoutes, bookingRoutes } from './booking/booking-routes.ts';
import { keepFinalScore } from './orders/final-scores.ts';
import { type OrderRoutes, orderRoutes } from './orders/order-routes.ts';
import { ordersInPlayReader, type ReadOrdersInPlay } from './orders/orders-in-play.ts';
import { betPlacer } from './placing/place-bet.ts';
import { singlesPlacer } from './placing/place-singles.ts';
import { type PlacingRoutes, placingRoutes } from './placing/placing-routes.ts';
import { createExposure, type Exposure } from './risk/exposure.ts';

export { type BetTermsCache, createBetTermsCache } from './bet-terms.ts';
export {
  betsPlaced,
  boostsSpent,
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
} from './orders/orders-in-play.ts';

export type Betting = {
  readonly routes: PlacingRoutes & BookingRoutes & OrderRoutes;
  readonly jobs: readonly AnyJob[];
  /** Told in every process, whichever of them decided. */
  readonly onOrderChanged: (listener: (order: ChangedOrder) => void) => void;
  readonly isBetOn: Exposure['isBetOn'];
  readonly owedOn: Exposure['owedOn'];
  readonly owedOnSelection: Exposure['owedOnSelection'];
  readonly keepFinalScore: typeof keepFinalScore;
  readonly ordersInPlay: ReadOrdersInPlay;
  readonly admissionQueues: Readonly<
    Record<'order_list/add' | 'order_list/add_singles', AdmissionQueue>
  >;
};

/**
 * An idle small machine writes a queue of 96 in a tenth of a second, and 96 keep its writers busy; a
 * burst is over before anybody grows impatient (BET-49).
 */
const betQueueLimits = { queueMax: 96, burstMax: 512, burstMs: 500 };

export function createBetting(deps: BettingDeps): Betting {
  const queue = createAdmissionQueue(betQueueLimits);
  const exposure = createExposure(deps);
  const placers = {
    placeBet: betPlacer(deps, { queue, exposure }),
    placeSingles: singlesPlacer(deps, { queue, exposure }),
  };
  const placing = placingRoutes(placers, deps);
  return {
    routes: { ...placing, ...bookingRoutes(deps), ...orderRoutes(deps) },
    jobs: [removeBookingsJob(deps)],
    onOrderChanged: (listener) =>
      deps.bus.subscribe(ordersChanged, ({ orders }) => orders.forEach(listener)),
    isBetOn: exposure.isBetOn,
    owedOn: exposure.owedOn,
    owedOnSelection: exposure.owedOnSelection,
    keepFinalScore,
    ordersInPlay: ordersInPlayReader(),
    admissionQueues: { 'order_list/add': queue, 'order_list/add_singles': queue },
  };
}
