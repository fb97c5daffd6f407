import { CallRejected } from '@kipute/api-client/call-rejected';
import type { CallContent } from '@kipute/contract/registry';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../features/wire/api.ts';
import { useLanguage } from '../../i18n/use-text.ts';
import { keyOfList } from '../_list-kit/page/use-list-page.ts';
import { isBeingSettled } from './leg-state.ts';
import { ordersList } from './orders-list.ts';

export type OrderDetailsContent = CallContent<'order_list/detailed'>;

export type OrderDetailsView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: string | undefined; readonly retry: () => void }
  | { readonly status: 'ready'; readonly order: OrderDetailsContent };

/** How soon a worker has usually brought a ruling to its bets. */
const SETTLING_POLL_MS = 1_500;

/** Under the list's own key, so that whatever renews the list renews this as well. */
const keyOfOrders = keyOfList(ordersList);

/** One order, asked for when it is looked at; `shownStatus` is what its row says. */
export function useOrderDetails(id: string, shownStatus: number): OrderDetailsView {
  const language = useLanguage();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: [...keyOfOrders, 'details', language, id],
    queryFn: () => api.order_list.detailed({ id }),
    refetchInterval: ({ state }) =>
      state.data?.legs.some(isBeingSettled) ? SETTLING_POLL_MS : false,
  });
  const status = query.data?.status;
  useEffect(() => {
    // The row is older than what was just read: the list asks anew.
    if (status === undefined || status === shownStatus) return;
    void queries.invalidateQueries({ queryKey: keyOfOrders });
  }, [status, shownStatus, queries]);
  if (query.data) return { status: 'ready', order: query.data };
  if (!query.isError) return { status: 'loading' };
  const { error } = query;
  const isSaid = error instanceof CallRejected && error.code !== 'network-exception';
  const reason = isSaid ? error.message : undefined;
  return { status: 'failed', reason, retry: () => void query.refetch() };
}
