import { LIST_PAGE_SIZE } from '@kipute/contract/constants/betting/limits';
import { useQuery } from '../../features/query/use-query.ts';
import { api } from '../../features/wire/api.ts';
import { useOrderUpdates } from './order-updates.ts';

export const orderTabs = ['open', 'settled'] as const;
/** How a decided bet ended; in the address. */
export const orderEnds = ['won', 'lost', 'void', 'cashed-out'] as const;
export type OrderEnd = (typeof orderEnds)[number];

type CountedTab = (typeof orderTabs)[number];

/** The archive stands on a page of its own. */
export type OrderTab = CountedTab | 'archived';

export const whichOrders = {
  open: { settled: 0 },
  settled: { settled: 1 },
  archived: { archived: 1 },
} as const;
export const ORDERS_PAGE_SIZE = LIST_PAGE_SIZE;

/** Of tickets, those in progress. */
type Counts = Readonly<Record<CountedTab | 'tickets', number>>;

async function fetchCounts(): Promise<Counts> {
  const first = { page: 1, page_size: 1 } as const;
  const [open, settled, tickets] = await Promise.all([
    api.order_list.user_inquire({ ...first, ...whichOrders.open }, { silent: true }),
    api.order_list.user_inquire({ ...first, ...whichOrders.settled }, { silent: true }),
    api.guessing_bet.user_inquire({ ...first, settled: 0 }, { silent: true }),
  ]);
  return { open: open.count, settled: settled.count, tickets: tickets.count };
}

/** Undefined until both are known: a tab without its number is still a tab. */
export function useOrderCounts(playerId: string): Counts | undefined {
  const fetched = useQuery(fetchCounts, playerId);
  const counts = fetched.status === 'ready' ? fetched.data : undefined;
  useOrderUpdates({ refetch: fetched.refetch, isAwaited: counts !== undefined && counts.open > 0 });
  return counts;
}
