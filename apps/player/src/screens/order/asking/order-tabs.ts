import { LIST_PAGE_SIZE } from '@kipute/contract/constants/betting/limits';
import { useAsked } from '../../../features/payments/asking/use-asked.ts';
import { api } from '../../../features/wire/api.ts';
import { useOrderNews } from './order-news.ts';

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

async function askForCounts(): Promise<Counts> {
  const [open, settled] = await Promise.all(
    orderTabs.map((tab) =>
      api.order_list.user_inquire({ page: 1, page_size: 1, ...whichOrders[tab] }, { silent: true }),
    ),
  );
  return { open: open?.count ?? 0, settled: settled?.count ?? 0 };
}

/** Undefined until both are known: a tab without its number is still a tab. */
export function useOrderCounts(playerId: string): Counts | undefined {
  const asked = useAsked(askForCounts, playerId);
  const counts = asked.status === 'ready' ? asked.answer : undefined;
  useOrderNews({ askAgain: asked.retry, isAwaited: counts !== undefined && counts.open > 0 });
  return counts;
}
