import type { FastifyInstance } from 'fastify';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import type { Queue } from '../approvals/index.ts';
import type { CasinoDeps } from './casino-deps.ts';
import { compareDaysJob, dayComparer, differencesQueue } from './comparison/compare-day.ts';
import { type LobbyRoutes, lobbyRoutes } from './games/lobby-routes.ts';
import { gameSyncer, type SyncGames, syncGamesJob } from './games/sync-games.ts';
import { type LaunchRoutes, launchRoutes } from './launch/launch-routes.ts';
import { type DifferenceRoutes, differenceRoutes } from './office/difference-routes.ts';
import { type GameOfficeRoutes, gameOfficeRoutes } from './office/game-office-routes.ts';
import { type PlayOfficeRoutes, playOfficeRoutes } from './office/play-office-routes.ts';
import { returnWatch, watchReturnsJob } from './returns/game-returns.ts';
import { checkRoundsJob, roundChecker, stuckRoundsQueue } from './rounds/check-rounds.ts';
import { type OwnRoundRoutes, ownRoundRoutes } from './rounds/own-rounds.ts';
import { moneyMover } from './wallet/move-money.ts';
import { callTaker } from './wallet/take-call.ts';
import { registerWallet } from './wallet/wallet-http.ts';

export { ownFavouritesOf } from './games/own-favourites.ts';
export { forgetCasino } from './launch/session-store.ts';
export { ownRoundsOf } from './rounds/own-rounds.ts';
export { hasOpenRound } from './rounds/round-store.ts';

export type Casino = {
  readonly routes: LobbyRoutes &
    LaunchRoutes &
    OwnRoundRoutes &
    GameOfficeRoutes &
    PlayOfficeRoutes &
    DifferenceRoutes;
  readonly jobs: readonly AnyJob[];
  readonly queues: readonly Queue[];
  /** Where providers ask for money, on the players' listener. */
  readonly registerCallbacks: (server: FastifyInstance) => void;
  /** Asks the providers which games they have; at the start, and once a day by a job. */
  readonly syncGames: SyncGames;
  /** Games that pay outside of what chance allows, for the metrics. */
  readonly returnAlarms: () => number;
};

export function createCasino(deps: CasinoDeps): Casino {
  const syncGames = gameSyncer(deps);
  const moveMoney = moneyMover(deps);
  const takeCall = callTaker(deps, moveMoney);
  const returns = returnWatch(deps);
  return {
    routes: {
      ...lobbyRoutes(deps),
      ...launchRoutes(deps),
      ...ownRoundRoutes(deps),
      ...gameOfficeRoutes(deps, syncGames),
      ...playOfficeRoutes(deps),
      ...differenceRoutes(deps),
    },
    jobs: [
      syncGamesJob(syncGames),
      checkRoundsJob(roundChecker(deps, moveMoney)),
      compareDaysJob(dayComparer(deps)),
      watchReturnsJob(returns),
    ],
    queues: [stuckRoundsQueue(() => deps.clock.now()), differencesQueue],
    registerCallbacks: (server) => registerWallet(server, { ...deps, takeCall }),
    syncGames,
    returnAlarms: returns.alarms,
  };
}
