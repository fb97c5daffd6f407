import type { Queue } from '../approvals/index.ts';
import { type OrderOfficeRoutes, orderOfficeRoutes } from './order-office-routes.ts';
import { ordersForPerson } from './order-office-store.ts';
import type { OrderOfficeDeps } from './ports.ts';
import { type StakesRoutes, stakesRoutes } from './yesterdays-stakes.ts';

export type OrderOffice = {
  readonly routes: OrderOfficeRoutes & StakesRoutes;
  readonly queues: readonly Queue[];
};

/** A player who won waits for the money, or does not know yet whether they won. */
const GOAL_MINUTES = 60;

const ordersQueue: Queue = {
  node: 'order_list/inquire',
  goalMinutes: GOAL_MINUTES,
  count: ordersForPerson,
};

export function createOrderOffice(deps: OrderOfficeDeps): OrderOffice {
  return { routes: { ...orderOfficeRoutes(deps), ...stakesRoutes(deps) }, queues: [ordersQueue] };
}
