import type { AnyJob } from '../../platform/jobs/jobs.ts';
import type { Queue } from '../approvals/index.ts';
import { type CaseRoutes, caseRoutes } from './case-routes.ts';
import { openCases } from './case-store.ts';
import { type ExclusionRoutes, exclusionRoutes } from './exclusion-routes.ts';
import { findSuspiciousJob, suspicionFinder } from './find-suspicious.ts';
import type { RegulatorDeps } from './regulator-deps.ts';
import { type ReportRoutes, reportRoutes } from './report-routes.ts';

export { boardOrders } from './board-orders.ts';

export type Regulator = {
  readonly routes: ReportRoutes & ExclusionRoutes & CaseRoutes;
  readonly jobs: readonly AnyJob[];
  readonly queue: Queue;
};

/** Whoever reports has a day from the moment of the finding. */
const GOAL_MINUTES = 24 * 60;

export function createRegulator(deps: RegulatorDeps): Regulator {
  return {
    routes: { ...reportRoutes(deps), ...exclusionRoutes(deps), ...caseRoutes(deps) },
    jobs: [findSuspiciousJob(suspicionFinder(deps))],
    queue: { node: 'suspicious/inquire', goalMinutes: GOAL_MINUTES, count: openCases },
  };
}
