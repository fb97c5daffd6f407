import { type ErasureRoutes, erasureRoutes } from './erasure-routes.ts';
import {
  exportPersonalData,
  type PersonalDataDeps,
  type PersonalDataRoutes,
  personalDataRoutes,
} from './export-personal-data.ts';

export { type ErasureObstacle, obstacleOf } from './carry-out-erasure.ts';

export type PersonalData = { readonly routes: PersonalDataRoutes & ErasureRoutes };

export function createPersonalData(deps: PersonalDataDeps): PersonalData {
  return {
    routes: { ...personalDataRoutes(exportPersonalData(deps)), ...erasureRoutes(deps) },
  };
}
