import { usePagedRows } from '../../features/payments/asking/use-paged-rows.ts';
import { api } from '../../features/wire/api.ts';
import { useOrderNews } from './asking/order-news.ts';
import { ORDERS_PAGE_SIZE, type OrderTab, whichOrders } from './asking/order-tabs.ts';
import { OrderRows } from './OrderRows.tsx';
import type { Order } from './order-result.ts';
import { askForCourses, matchesAwaited } from './standing/match-courses.ts';

/** The orders of a tab or of the archive, newest first, ten more at a time. */
export function OrderList({ tab }: { tab: OrderTab }) {
  const list = usePagedRows<Order>({
    ask: (page) => askForOrders(tab, page),
    keyOf: ({ id }) => id,
  });
  useOrderNews({
    askAgain: list.refresh,
    isAwaited: tab === 'open' && list.status === 'ready',
  });
  return <OrderRows list={list} tab={tab} />;
}

/** Matches that are being played come along, so that no card grows after it is shown. */
async function askForOrders(tab: OrderTab, page: number) {
  const asked = { page, page_size: ORDERS_PAGE_SIZE, ...whichOrders[tab] };
  const answer = await api.order_list.user_inquire(asked, { silent: true });
  const legs = answer.content.flatMap(({ details }) => details);
  await askForCourses(matchesAwaited(legs)).catch(() => undefined);
  return answer;
}
