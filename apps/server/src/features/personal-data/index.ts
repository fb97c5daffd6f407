import { type ErasureRoutes, erasureRoutes } from './erasure-routes.ts';
import { exportPersonalData, type PersonalDataDeps } from './export-personal-data.ts';
import { type PersonalDataRoutes, personalDataRoutes } from './personal-data-routes.ts';

export type PersonalData = { readonly routes: PersonalDataRoutes & ErasureRoutes };

export function createPersonalData(deps: PersonalDataDeps): PersonalData {
  return {
    routes: { ...personalDataRoutes(exportPersonalData(deps)), ...erasureRoutes(deps) },
  };
}
