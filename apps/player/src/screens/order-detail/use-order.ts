import { CallRejected } from '@kipute/api-client/call-rejected';
import { type Asked, useAsked } from '../../features/payments/asking/use-asked.ts';
import { api } from '../../features/wire/api.ts';
import { useOrderNews } from '../order/asking/order-news.ts';
import { type Order, resultOf } from '../order/order-result.ts';
import { askForCourses, matchesAwaited } from '../order/standing/match-courses.ts';

/** Undefined when this player has no such order. Its end is seen without a reload (ORD-07). */
export function useOrder(id: string): Asked<Order | undefined> {
  const asked = useAsked(askForOrder, id);
  const order = asked.status === 'ready' ? asked.answer : undefined;
  useOrderNews({
    askAgain: asked.retry,
    isAwaited: order !== undefined && resultOf(order) === 'open',
  });
  return asked;
}

async function askForOrder(id: string): Promise<Order | undefined> {
  const found = await api.order_list
    .user_order({ page: 1, page_size: 1, id }, { silent: true })
    .catch(undefinedIfUnknown);
  const order = found?.content[0];
  if (!order) return undefined;
  // Without the courses the order is still shown: its legs then say when they start.
  await askForCourses(matchesAwaited(order.details)).catch(() => undefined);
  return order;
}

function undefinedIfUnknown(rejected: unknown): undefined {
  const code = rejected instanceof CallRejected ? rejected.code : undefined;
  if (code === 'order-unknown' || code === 'parameter-invalid') return undefined;
  throw rejected;
}
