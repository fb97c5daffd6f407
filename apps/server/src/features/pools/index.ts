import { type AdmissionQueue, createAdmissionQueue } from '../../platform/http/load-shedding.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import type { Queue } from '../approvals/index.ts';
import { poolIssuesChanged } from './issues/issue-events.ts';
import { type PoolIssueRoutes, poolIssueRoutes } from './issues/issue-office-routes.ts';
import { type IssueRoutes, issueRoutes } from './issues/issue-routes.ts';
import { closeIssuesJob } from './issues/issue-sale.ts';
import { createIssuesOnSale, type IssuesOnSale } from './issues/issues-on-sale.ts';
import type { PoolsDeps } from './pools-deps.ts';
import { resultReader, resultSweep, watchResults } from './results/read-results.ts';
import { ticketSeller } from './selling/sell-ticket.ts';
import { type SellingRoutes, sellingRoutes } from './selling/selling-routes.ts';
import { payingJobs } from './settlement/pay-tickets.ts';
import { poolsQueue } from './settlement/pools-queue.ts';
import { type PoolSettlementRoutes, poolSettlementRoutes } from './settlement/settlement-routes.ts';
import { tellingJob } from './settlement/tell-tickets.ts';
import { type PoolStandingRoutes, poolStandingRoutes } from './standing/standing-routes.ts';
import { type TicketRoutes, ticketRoutes } from './tickets/ticket-routes.ts';
import { type PoolTypeRoutes, poolTypeRoutes } from './types/type-routes.ts';

export { gameOfIssue } from './issues/issue-store.ts';
export type { PoolsDeps } from './pools-deps.ts';
export { hasOpenTicket, ownTicketsOf } from './tickets/own-tickets.ts';

export type Pools = {
  readonly routes: Selling['routes'] & Settling['routes'];
  readonly jobs: readonly AnyJob[];
  readonly queues: readonly Queue[];
  /** From now on what the feed says of matches is brought to their issues; in worker processes. */
  readonly watch: () => void;
  /** Issues or their tickets are other than before, in whichever process. */
  readonly onChanged: (listener: () => void) => void;
  readonly admissionQueues: { readonly 'guessing_bet/add': AdmissionQueue };
};

/** Selling and settling are apart, each with its calls and its jobs. */
export function createPools(deps: PoolsDeps): Pools {
  const issuesOnSale = createIssuesOnSale(deps);
  const selling = createSelling(deps, issuesOnSale);
  const settling = createSettling(deps, issuesOnSale);
  return {
    routes: { ...selling.routes, ...settling.routes },
    jobs: [...selling.jobs, ...settling.jobs],
    queues: settling.queues,
    watch: settling.watch,
    onChanged: (listener) => void deps.bus.subscribe(poolIssuesChanged, listener),
    admissionQueues: { 'guessing_bet/add': selling.queue },
  };
}

type Selling = {
  readonly routes: PoolTypeRoutes & PoolIssueRoutes & IssueRoutes & TicketRoutes & SellingRoutes;
  readonly jobs: readonly AnyJob[];
  readonly queue: AdmissionQueue;
};

/** As that of bets: a ticket costs the database no more. */
const ticketQueueLimits = { queueMax: 96, burstMax: 512, burstMs: 500 };

function createSelling(deps: PoolsDeps, issuesOnSale: IssuesOnSale): Selling {
  const queue = createAdmissionQueue(ticketQueueLimits);
  const sell = ticketSeller(deps, { queue, issuesOnSale });
  return {
    routes: {
      ...poolTypeRoutes(deps),
      ...poolIssueRoutes(deps),
      ...issueRoutes(deps, issuesOnSale),
      ...ticketRoutes(deps, issuesOnSale),
      ...sellingRoutes(deps, { sell, issuesOnSale }),
    },
    jobs: [closeIssuesJob(deps)],
    queue,
  };
}

type Settling = Pick<Pools, 'jobs' | 'queues' | 'watch'> & {
  readonly routes: PoolSettlementRoutes & PoolStandingRoutes;
};

function createSettling(deps: PoolsDeps, issuesOnSale: IssuesOnSale): Settling {
  const read = resultReader(deps);
  return {
    routes: { ...poolSettlementRoutes(deps), ...poolStandingRoutes(deps, issuesOnSale) },
    jobs: [resultSweep(deps, read), ...payingJobs(deps), tellingJob(deps)],
    queues: [poolsQueue(() => deps.clock.now())],
    watch: () => watchResults(deps, read),
  };
}
