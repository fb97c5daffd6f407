import type { Queue } from '../approvals/index.ts';
import { type OrderOfficeRoutes, orderOfficeRoutes } from './order-office-routes.ts';
import { countOrdersForPerson } from './order-office-store.ts';
import type { OrderOfficeDeps } from './ports.ts';

export type OrderOffice = {
  readonly routes: OrderOfficeRoutes;
  readonly queues: readonly Queue[];
};

/** Never red by age: an order does not say since when it waits for a person. */
const ordersQueue: Queue = {
  node: 'order_list/inquire',
  goalMinutes: Number.POSITIVE_INFINITY,
  count: async (reader) => ({ count: await countOrdersForPerson(reader), oldest: null }),
};

export function createOrderOffice(deps: OrderOfficeDeps): OrderOffice {
  return { routes: orderOfficeRoutes(deps), queues: [ordersQueue] };
}
