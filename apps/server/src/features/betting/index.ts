import { type Crowd, createCrowd } from '../../platform/http/crowd.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import type { BettingDeps } from './betting-deps.ts';
import { removeBookingsJob } from './booking/booking-jobs.ts';
import { type BookingRoutes, bookingRoutes } from './booking/booking-routes.ts';
import { betsRuled, type ChangedOrder } from './deciding/bets-ruled.ts';
import { type ApproveOrder, orderApprover } from './deciding/by-hand/approve-order.ts';
import { type CancelOrder, orderCanceller } from './deciding/by-hand/cancel-order.ts';
import { awaitedParts, openSelections } from './deciding/deciding-store.ts';
import { type LookForOverdue, overdueLooker } from './deciding/overdue/look-for-overdue.ts';
import { orderSeller, type SellBack } from './deciding/sell-back.ts';
import { type SettleSelection, selectionSettler } from './deciding/settle-selection.ts';
import { keepFinalScore } from './orders/final-scores.ts';
import { type OrderRoutes, orderRoutes } from './orders/order-routes.ts';
import { ordersInPlayReader, type ReadOrdersInPlay } from './orders/orders-in-play.ts';
import { betPlacer } from './placing/place-bet.ts';
import { type PlacingRoutes, placingRoutes } from './placing/placing-routes.ts';
import { createExposure, type Exposure } from './risk/exposure.ts';

export type { AwaitedPart } from './deciding/deciding-store.ts';
export { holdRulingsOn } from './deciding/rulings-lock.ts';
export type { SoldBefore, SoldPart } from './deciding/sell-back.ts';
export { firstIdOf, type KeptOrder, ordersOf } from './orders/order-store.ts';
export { orderView } from './orders/order-view.ts';
export type { LegInPlay, OrderInPlay } from './orders/orders-in-play.ts';
export { ownOrdersOf } from './orders/own-orders.ts';
export { typedSerial } from './orders/typed-serial.ts';

export type Betting = {
  readonly routes: PlacingRoutes & BookingRoutes & OrderRoutes;
  readonly jobs: readonly AnyJob[];
  readonly settleSelection: SettleSelection;
  /** Told in every process, whichever of them decided. */
  readonly onOrderChanged: (listener: (order: ChangedOrder) => void) => void;
  readonly isBetOn: Exposure['isBetOn'];
  /** Which of these have bets on them that wait for a result. */
  readonly openSelections: typeof openSelections;
  /** What bets wait for. */
  readonly awaitedParts: typeof awaitedParts;
  readonly lookForOverdue: LookForOverdue;
  readonly approveOrder: ApproveOrder;
  readonly cancelOrder: CancelOrder;
  readonly keepFinalScore: typeof keepFinalScore;
  readonly ordersInPlay: ReadOrdersInPlay;
  readonly sellBack: SellBack;
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
    settleSelection: selectionSettler(deps),
    onOrderChanged: (listener) =>
      deps.bus.subscribe(betsRuled, ({ orders }) => orders.forEach(listener)),
    isBetOn: exposure.isBetOn,
    openSelections,
    awaitedParts,
    lookForOverdue: overdueLooker(deps),
    approveOrder: orderApprover(deps),
    cancelOrder: orderCanceller(deps),
    keepFinalScore,
    ordersInPlay: ordersInPlayReader(),
    sellBack: orderSeller(deps),
    crowds: { 'order_list/add': crowd },
  };
}
