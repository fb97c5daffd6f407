import type { Queue } from '../approvals/index.ts';
import { type ErasureRoutes, erasureRoutes } from './erasure-routes.ts';
import {
  exportPersonalData,
  type PersonalDataDeps,
  type PersonalDataRoutes,
  personalDataRoutes,
} from './export-personal-data.ts';

export { type ErasureObstacle, obstacleOf } from './carry-out-erasure.ts';
export type { PersonalDataDeps } from './export-personal-data.ts';

export type PersonalData = {
  readonly routes: PersonalDataRoutes & ErasureRoutes;
  readonly queues: readonly Queue[];
};

/** A week: who asks to be forgotten is answered long before the month that the law gives. */
const GOAL_MINUTES = 7 * 24 * 60;

function requestsQueue({ players }: PersonalDataDeps): Queue {
  return {
    node: 'personal_data/requests',
    goalMinutes: GOAL_MINUTES,
    count: async (reader) => {
      const waiting = { isWaiting: true, page: 1, pageSize: 1 };
      const { wishes, count } = await players.listErasureWishes(reader, waiting);
      return { count, oldest: wishes[0]?.askedAt ?? null };
    },
  };
}

export function createPersonalData(deps: PersonalDataDeps): PersonalData {
  return {
    routes: { ...personalDataRoutes(exportPersonalData(deps)), ...erasureRoutes(deps) },
    queues: [requestsQueue(deps)],
  };
}
