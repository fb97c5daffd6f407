import { type AdmissionQueue, createAdmissionQueue } from '../../platform/http/load-shedding.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import type { Queue } from '../approvals/index.ts';
import type { BettingDeps } from './betting-deps.ts';
import { type ChangedOrder, ordersChanged } from './betting-events.ts';
import { removeBookingsJob } from './booking/booking-codes.ts';
import { type BookingRoutes, bookingRoutes } from './booking/booking-routes.ts';
import { keepFinalScore } from './orders/final-scores.ts';
import { type OrderRoutes, orderRoutes } from './orders/order-routes.ts';
import { ordersInPlayReader, type ReadOrdersInPlay } from './orders/orders-in-play.ts';
import { betPlacer, type PlaceBet } from './placing/place-bet.ts';
import { singlesPlacer } from './placing/place-singles.ts';
import { type RefusedBet, tellingRefusals } from './placing/refused-bets.ts';
import { createStakeFactors } from './placing/stake-factors.ts';
import { createReferredBets } from './referred/decide-referred.ts';
import { type PlacingRoutes, placingRoutes } from './referred/placing-routes.ts';
import { betSubmitter } from './referred/refer-bet.ts';
import { referredChanged } from './referred/referred-events.ts';
import { referredQueue, sweepReferredJob } from './referred/referred-jobs.ts';
import { type ReferredRoutes, referredRoutes } from './referred/referred-routes.ts';
import { createExposure, type Exposure } from './risk/exposure.ts';

export type { BetRequest } from './bet-request.ts';
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
export {
  findOrderOfKey as orderOfKey,
  firstIdOf,
  type KeptOrder,
  ordersOf,
  typedSerial,
} from './orders/order-store.ts';
export { orderView } from './orders/order-view.ts';
export {
  betInPlay,
  type LegInPlay,
  legsSoFar,
  type OrderInPlay,
} from './orders/orders-in-play.ts';
export { refusalOnWire } from './placing/refusal-view.ts';
export type { LegExposure } from './risk/exposure-book.ts';

export type Betting = {
  readonly routes: PlacingRoutes & BookingRoutes & OrderRoutes & ReferredRoutes;
  readonly jobs: readonly AnyJob[];
  readonly queues: readonly Queue[];
  /** The verb, for who places bets of the house. */
  readonly placeBet: PlaceBet;
  /** A large bet came, was decided or ended, in whichever process. */
  readonly onReferred: (
    listener: (bet: {
      readonly id: string;
      readonly playerId: string;
      readonly state: string;
    }) => void,
  ) => () => void;
  /** Told in every process, whichever of them decided. */
  readonly onOrderChanged: (listener: (order: ChangedOrder) => void) => void;
  readonly isBetOn: Exposure['isBetOn'];
  readonly owedOn: Exposure['owedOn'];
  /** What is owed on selections, as this process knows it. */
  readonly exposure: Pick<Exposure, 'bySelection' | 'onSelection' | 'loaded'>;
  /** Told in the process that refused, after the player was answered. */
  readonly onRefused: (listener: (bet: RefusedBet) => void) => void;
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
  const parts = { queue, exposure, factors: createStakeFactors(deps) };
  const placeBet = betPlacer(deps, parts);
  const refusals = tellingRefusals(
    { placeBet, placeSingles: singlesPlacer(deps, parts) },
    deps.log,
  );
  const { placers } = refusals;
  const referred = createReferredBets(deps, placers.placeBet);
  const submitBet = betSubmitter(deps, placers.placeBet);
  const placing = placingRoutes({ submitBet, placeSingles: placers.placeSingles }, deps);
  return {
    routes: {
      ...placing,
      ...bookingRoutes(deps),
      ...orderRoutes(deps),
      ...referredRoutes(deps, { referred, exposure }),
    },
    jobs: [removeBookingsJob(deps), sweepReferredJob(referred)],
    queues: [referredQueue(deps)],
    placeBet,
    onReferred: (listener) => deps.bus.subscribe(referredChanged, listener),
    onOrderChanged: (listener) =>
      deps.bus.subscribe(ordersChanged, ({ orders }) => orders.forEach(listener)),
    isBetOn: exposure.isBetOn,
    owedOn: exposure.owedOn,
    exposure,
    onRefused: refusals.onRefused,
    owedOnSelection: exposure.owedOnSelection,
    keepFinalScore,
    ordersInPlay: ordersInPlayReader(),
    admissionQueues: { 'order_list/add': queue, 'order_list/add_singles': queue },
  };
}
