import { CallRejected } from '@kipute/api-client/call-rejected';
import type { CallContent } from '@kipute/contract/registry';
import { type QueryResult, useQuery } from '../../features/query/use-query.ts';
import { api } from '../../features/wire/api.ts';
import { fetchMatchProgress, matchesAwaited } from '../order/standing/match-progress.ts';

export type FoundOrder = CallContent<'order_list/inquire_by_code'>;

/** Undefined when no bet has this number. */
export function useFoundOrder(number: string): QueryResult<FoundOrder | undefined> {
  return useQuery(fetchOrder, number);
}

async function fetchOrder(code: string): Promise<FoundOrder | undefined> {
  const order = await api.order_list
    .inquire_by_code({ code }, { silent: true })
    .catch(undefinedIfUnknown);
  const begun = matchesAwaited(order?.details ?? []);
  await fetchMatchProgress(begun).catch(() => undefined);
  return order;
}

function undefinedIfUnknown(rejected: unknown): undefined {
  const reason = rejected instanceof CallRejected ? rejected.code : undefined;
  if (reason === 'order-unknown' || reason === 'parameter-invalid') return undefined;
  throw rejected;
}
