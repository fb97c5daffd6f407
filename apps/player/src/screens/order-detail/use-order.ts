import { CallRejected } from '@kipute/api-client/call-rejected';
import { fetchMatchProgress } from '../../features/live-odds/match-progress.ts';
import { type QueryResult, useQuery } from '../../features/query/use-query.ts';
import { api } from '../../features/wire/api.ts';
import { type Order, resultOf } from '../order/order-result.ts';
import { useOrderUpdates } from '../order/order-updates.ts';
import { matchesAwaited } from '../order/standing/match-progress.ts';

/** Undefined when this player has no such order. Its end is seen without a reload (ORD-07). */
export function useOrder(id: string): QueryResult<Order | undefined> {
  const fetched = useQuery(fetchOrder, id);
  const order = fetched.status === 'ready' ? fetched.data : undefined;
  useOrderUpdates({
    refetch: fetched.refetch,
    isAwaited: order !== undefined && resultOf(order) === 'open',
  });
  return fetched;
}

async function fetchOrder(id: string): Promise<Order | undefined> {
  const found = await api.order_list
    .user_order({ page: 1, page_size: 1, id }, { silent: true })
    .catch(undefinedIfUnknown);
  const order = found?.content[0];
  if (!order) return undefined;
  // Without the progress of its matches the order is still shown: its legs then say when they start.
  await fetchMatchProgress(matchesAwaited(order.details)).catch(() => undefined);
  return order;
}

function undefinedIfUnknown(rejected: unknown): undefined {
  const code = rejected instanceof CallRejected ? rejected.code : undefined;
  if (code === 'order-unknown' || code === 'parameter-invalid') return undefined;
  throw rejected;
}
