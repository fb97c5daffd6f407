import { LIST_PAGE_SIZE } from '@kipute/contract/constants/betting/limits';
import { useQuery } from '../../features/query/use-query.ts';
import { api } from '../../features/wire/api.ts';
import { useOrderUpdates } from './order-updates.ts';

export const orderTabs = ['open', 'settled'] as const;
type CountedTab = (typeof orderTabs)[number];

/** The archive stands on a page of its own. */
export type OrderTab = CountedTab | 'archived';

export const whichOrders = {
  open: { settled: 0 },
  settled: { settled: 1 },
  archived: { archived: 1 },
} as const;
export const ORDERS_PAGE_SIZE = LIST_PAGE_SIZE;

type Counts = Readonly<Record<CountedTab, number>>;

async function fetchCounts(): Promise<Counts> {
  const [open, settled] = await Promise.all(
    orderTabs.map((tab) =>
      api.order_list.user_inquire({ page: 1, page_size: 1, ...whichOrders[tab] }, { silent: true }),
    ),
  );
  return { open: open?.count ?? 0, settled: settled?.count ?? 0 };
}

/** Undefined until both are known: a tab without its number is still a tab. */
export function useOrderCounts(playerId: string): Counts | undefined {
  const fetched = useQuery(fetchCounts, playerId);
  const counts = fetched.status === 'ready' ? fetched.data : undefined;
  useOrderUpdates({ refetch: fetched.refetch, isAwaited: counts !== undefined && counts.open > 0 });
  return counts;
}
