import type { ConfigurationDeps } from './change-section.ts';
import { type ConfigurationRoutes, configurationRoutes } from './configuration-routes.ts';

export const createConfiguration = (
  deps: ConfigurationDeps,
): { readonly routes: ConfigurationRoutes } => ({ routes: configurationRoutes(deps) });
