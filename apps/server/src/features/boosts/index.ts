import { createBoostKeeper } from './boost-keeper.ts';
import { type BoostRoutes, boostRoutes } from './boost-routes.ts';
import type { BoostDeps } from './ports.ts';

export type Boosts = {
  readonly routes: BoostRoutes;
  /** Reads them and shows them on the board, from now on whenever they change. */
  readonly refresh: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The board may be empty still: a boost is sold once its selection is there. */
export function createBoosts(deps: BoostDeps): Boosts {
  const { refresh, close } = createBoostKeeper(deps);
  return { routes: boostRoutes({ ...deps, refresh }), refresh, close };
}
