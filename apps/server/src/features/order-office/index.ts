import { type OrderOfficeRoutes, orderOfficeRoutes } from './order-office-routes.ts';
import type { OrderOfficeDeps } from './ports.ts';

export type OrderOffice = { readonly routes: OrderOfficeRoutes };

export function createOrderOffice(deps: OrderOfficeDeps): OrderOffice {
  return { routes: orderOfficeRoutes(deps) };
}
