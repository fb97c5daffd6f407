import type { AnyJob } from '../../platform/jobs/jobs.ts';
import type { RandomBetDeps } from './ports.ts';
import { type RandomBetRoutes, randomBetRoutes } from './random-bet-routes.ts';
import { placeRandomBetsJob, randomBetPlacer } from './run-bets.ts';

export type RandomBets = {
  readonly routes: RandomBetRoutes;
  readonly jobs: readonly AnyJob[];
};

export function createRandomBets(deps: RandomBetDeps): RandomBets {
  const place = randomBetPlacer(deps);
  return {
    routes: randomBetRoutes(deps),
    jobs: [{ ...placeRandomBetsJob, isLong: true, run: ({ runId }) => place(BigInt(runId)) }],
  };
}
