import { type AdmissionQueue, createAdmissionQueue } from '../../platform/http/load-shedding.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import { type PoolIssueRoutes, poolIssueRoutes } from './issues/issue-office-routes.ts';
import { type IssueRoutes, issueRoutes } from './issues/issue-routes.ts';
import { closeIssuesJob } from './issues/issue-sale.ts';
import { createIssuesOnSale, type IssuesOnSale } from './issues/issues-on-sale.ts';
import type { PoolsDeps } from './pools-deps.ts';
import { ticketSeller } from './selling/sell-ticket.ts';
import { type SellingRoutes, sellingRoutes } from './selling/selling-routes.ts';
import { type TicketRoutes, ticketRoutes } from './tickets/ticket-routes.ts';
import { type PoolTypeRoutes, poolTypeRoutes } from './types/type-routes.ts';

export type { PoolsDeps } from './pools-deps.ts';
export { hasOpenTicket, ownTicketsOf } from './tickets/own-tickets.ts';

export type Pools = {
  readonly routes: Selling['routes'];
  readonly jobs: readonly AnyJob[];
  readonly admissionQueues: { readonly 'guessing_bet/add': AdmissionQueue };
};

/** Selling and settling are apart, each with its calls and its jobs. */
export function createPools(deps: PoolsDeps): Pools {
  const issuesOnSale = createIssuesOnSale(deps);
  const selling = createSelling(deps, issuesOnSale);
  return {
    routes: { ...selling.routes },
    jobs: [...selling.jobs],
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
