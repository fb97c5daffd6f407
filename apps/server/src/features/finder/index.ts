import { type FinderDeps, type FinderRoutes, finderRoutes } from './finder-routes.ts';

export type Finder = { readonly routes: FinderRoutes };

export function createFinder(deps: FinderDeps): Finder {
  return { routes: finderRoutes(deps) };
}
