import type { RacingChangedContent } from '@kipute/contract/socket';
import { type AdmissionQueue, createAdmissionQueue } from '../../platform/http/load-shedding.ts';
import { type CoinRoutes, coinRoutes } from './coin/coin-routes.ts';
import { coinConverter } from './coin/convert-coin.ts';
import { type OrderOfficeRoutes, orderOfficeRoutes } from './office/order-office-routes.ts';
import { type RacingConfigRoutes, racingConfigRoutes } from './office/racing-config-routes.ts';
import { type RoundOfficeRoutes, roundOfficeRoutes } from './office/round-office-routes.ts';
import { type OrderRoutes, orderRoutes } from './orders/order-routes.ts';
import { orderPlacer } from './placing/place-order.ts';
import { type PlacingRoutes, placingRoutes } from './placing/placing-routes.ts';
import type { RacingDeps } from './racing-deps.ts';
import { createRoundBoard } from './rounds/round-board.ts';
import { racingRoundsChanged } from './rounds/round-events.ts';
import { type RoundRoutes, roundRoutes } from './rounds/round-routes.ts';
import { createRacingLeader, type RacingLeader } from './running/leader.ts';

export { hasOpenRacingBet, ownRacingBetsOf } from './orders/own-orders.ts';
export type { RacingDeps } from './racing-deps.ts';

export type Racing = {
  readonly routes: RoundRoutes &
    OrderRoutes &
    PlacingRoutes &
    CoinRoutes &
    RoundOfficeRoutes &
    OrderOfficeRoutes &
    RacingConfigRoutes;
  /** Holds rounds while it has the lease; in worker processes. */
  readonly leader: RacingLeader;
  /** A round has opened, started or ended, in whichever process. */
  readonly onChanged: (listener: (change: RacingChangedContent) => void) => void;
  readonly admissionQueues: { readonly 'racing_order/add': AdmissionQueue };
};

/** As that of bets: an order costs the database no more. */
const orderQueueLimits = { queueMax: 96, burstMax: 512, burstMs: 500 };

export function createRacing(deps: RacingDeps): Racing {
  const board = createRoundBoard(deps);
  const queue = createAdmissionQueue(orderQueueLimits);
  const place = orderPlacer(deps, { queue, board });
  return {
    routes: {
      ...roundRoutes(deps, board),
      ...orderRoutes(deps),
      ...placingRoutes(deps, { place, board }),
      ...coinRoutes(coinConverter(deps)),
      ...roundOfficeRoutes(deps),
      ...orderOfficeRoutes(deps),
      ...racingConfigRoutes(deps),
    },
    leader: createRacingLeader(deps),
    onChanged: (listener) => void deps.bus.subscribe(racingRoundsChanged, listener),
    admissionQueues: { 'racing_order/add': queue },
  };
}
