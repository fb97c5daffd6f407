import { CallRejected } from '@kipute/api-client/call-rejected';
import type { CallContent } from '@kipute/contract/registry';
import { fetchMatchProgress } from '../../features/live-odds/match-progress.ts';
import type { FoundTicket } from '../../features/pools/issue/pool.ts';
import { type QueryResult, useQuery } from '../../features/query/use-query.ts';
import { api } from '../../features/wire/api.ts';
import { matchesAwaited } from '../order/standing/match-progress.ts';

export type FoundOrder = CallContent<'order_list/inquire_by_code'>;

export type Found =
  | { readonly kind: 'order'; readonly order: FoundOrder }
  | { readonly kind: 'ticket'; readonly ticket: FoundTicket };

/** Undefined when neither a bet nor a ticket has this number. */
export function useFound(number: string): QueryResult<Found | undefined> {
  return useQuery(fetchFound, number);
}

const fetchFound = (code: string): Promise<Found | undefined> =>
  orderOrTicket({
    order: () => fetchOrder(code),
    ticket: () => api.guessing_bet.inquire_by_code({ code }, { silent: true }),
  });

type Asked = {
  readonly order: () => Promise<FoundOrder>;
  readonly ticket: () => Promise<FoundTicket>;
};

/** Bets first, as most numbers are theirs; without its letter a number does not say whose it is. */
export async function orderOrTicket(asked: Asked): Promise<Found | undefined> {
  const order = await asked.order().catch(undefinedIfUnknown);
  if (order) return { kind: 'order', order };
  const ticket = await asked.ticket().catch(undefinedIfUnknown);
  return ticket && { kind: 'ticket', ticket };
}

async function fetchOrder(code: string): Promise<FoundOrder> {
  const order = await api.order_list.inquire_by_code({ code }, { silent: true });
  await fetchMatchProgress(matchesAwaited(order.details)).catch(() => undefined);
  return order;
}

function undefinedIfUnknown(rejected: unknown): undefined {
  const reason = rejected instanceof CallRejected ? rejected.code : undefined;
  if (reason === 'order-unknown' || reason === 'pool-ticket-unknown') return undefined;
  if (reason === 'parameter-invalid') return undefined;
  throw rejected;
}
