import { fetchMatchProgress } from '../../features/live-odds/match-progress.ts';
import { usePagedQuery } from '../../features/query/paged-query.ts';
import { api } from '../../features/wire/api.ts';
import { OrderRows } from './OrderRows.tsx';
import type { Order } from './order-result.ts';
import { ORDERS_PAGE_SIZE, type OrderEnd, type OrderTab, whichOrders } from './order-tabs.ts';
import { useOrderUpdates } from './order-updates.ts';
import { matchesAwaited } from './standing/match-progress.ts';

type OrderListProps = { tab: OrderTab; ended?: OrderEnd | undefined };

/** The orders of a tab or of the archive, newest first, ten more at a time. */
export function OrderList({ tab, ended }: OrderListProps) {
  const list = usePagedQuery<Order>({
    fetchPage: (page) => fetchOrders({ tab, ended }, page),
    keyOf: ({ id }) => id,
  });
  useOrderUpdates({
    refetch: list.refetch,
    isAwaited: tab === 'open' && list.status === 'ready',
  });
  return <OrderRows list={list} tab={tab} isFiltered={ended !== undefined} />;
}

/** Matches that are being played come along, so that no card grows after it is shown. */
async function fetchOrders({ tab, ended }: OrderListProps, page: number) {
  const which = { ...whichOrders[tab], ...(ended && { ended }) };
  const request = { page, page_size: ORDERS_PAGE_SIZE, ...which };
  const response = await api.order_list.user_inquire(request, { silent: true });
  const legs = response.content.flatMap(({ details }) => details);
  await fetchMatchProgress(matchesAwaited(legs)).catch(() => undefined);
  return response;
}
