import { type KeptChoicesRoutes, keptChoicesRoutes } from './kept-choices-routes.ts';
import type { ChoicesSaverDeps } from './save-choices.ts';

export type KeptChoices = { readonly routes: KeptChoicesRoutes };

export function createKeptChoices(deps: ChoicesSaverDeps): KeptChoices {
  return { routes: keptChoicesRoutes(deps) };
}
