import type { Queue } from '../approvals/index.ts';
import { type OrderOfficeRoutes, orderOfficeRoutes } from './order-office-routes.ts';
import { ordersWaiting } from './order-office-store.ts';
import type { OrderOfficeDeps } from './ports.ts';
import { type StakesRoutes, stakesRoutes } from './yesterdays-stakes.ts';

export type OrderOffice = {
  readonly routes: OrderOfficeRoutes & StakesRoutes;
  readonly queues: readonly Queue[];
};

/** A player who won waits for the money, or does not know yet whether they won. */
const GOAL_MINUTES = 60;

const queueOf = (
  node: 'order_list/abnormal' | 'order_list/delayed',
  status: 'abnormal' | 'awaiting-approval',
): Queue => ({
  ...{ node, goalMinutes: GOAL_MINUTES },
  count: (reader) => ordersWaiting(reader, status),
});

const queues: readonly Queue[] = [
  queueOf('order_list/abnormal', 'abnormal'),
  queueOf('order_list/delayed', 'awaiting-approval'),
];

export function createOrderOffice(deps: OrderOfficeDeps): OrderOffice {
  return { routes: { ...orderOfficeRoutes(deps), ...stakesRoutes(deps) }, queues };
}
