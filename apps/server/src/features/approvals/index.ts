import { invariant } from '@kipute/domain/invariant';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import { type ApprovalRoutes, approvalRoutes } from './approvals-routes.ts';
import { type KnownDeed, knownDeed } from './deeds.ts';
import { needsSecond } from './deeds-alone.ts';
import {
  type OfficeConfigDeps,
  type OfficeConfigRoutes,
  officeConfigRoutes,
} from './office-config-routes.ts';
import type { Approvals as ApprovalsPort, ProposalKind } from './ports.ts';
import { endProposalsJob } from './proposal-records.ts';
import { countWaiting, waitingOfKind } from './proposal-store.ts';
import { kindsDecidedBy } from './proposal-view.ts';
import type { Queue } from './queue-counts.ts';
import { deedSubmitter } from './submit-deed.ts';

export type { Deed, DeedOrder, Measure, ProposalView, SubmitDeed, Submitted } from './ports.ts';
export { deedView } from './proposal-view.ts';
export { type Queue, queueRoutes } from './queue-counts.ts';

export type Approvals = ApprovalsPort & {
  readonly routes: ApprovalRoutes & OfficeConfigRoutes;
  readonly jobs: readonly AnyJob[];
  readonly queue: Queue;
};

/** A proposal stands in the way of a player's money or of a colleague's work. */
const GOAL_MINUTES = 30;

export function createApprovals(deps: ApprovalsDeps & OfficeConfigDeps): Approvals {
  const deeds = new Map<ProposalKind, KnownDeed>();
  return {
    register: (deed) => {
      invariant(!deeds.has(deed.kind), `the deed ${deed.kind} is registered once`);
      deeds.set(deed.kind, knownDeed(deed));
      return deedSubmitter(deps, deed);
    },
    waitingOf: (reader, kind) => waitingOfKind(reader, { kind, now: deps.clock.now() }),
    needsSecond: (reader, measured) => needsSecond(reader, { ...measured, now: deps.clock.now() }),
    routes: { ...approvalRoutes({ ...deps, deeds }), ...officeConfigRoutes(deps) },
    jobs: [endProposalsJob(deps)],
    queue: {
      node: 'approval/inquire',
      isMine: true,
      goalMinutes: GOAL_MINUTES,
      count: (reader, caller) =>
        countWaiting(reader, {
          ...{ view: 'for-me', kind: undefined, administratorId: caller.administratorId },
          ...{ kindsOfMine: kindsDecidedBy(caller, deeds), now: deps.clock.now() },
        }),
    },
  };
}
