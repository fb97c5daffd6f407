import type { TradingDeps } from './ports.ts';
import { type TradingRoutes, tradingRoutes } from './trading-routes.ts';

/** The desk of one match: liability, seals, prices by hand, its result and voids. */
export const createTrading = (deps: TradingDeps): { readonly routes: TradingRoutes } => ({
  routes: tradingRoutes(deps),
});
