import { CallRejected } from '@kipute/api-client/call-rejected';
import type { CallContent } from '@kipute/contract/registry';
import { type Asked, useAsked } from '../../features/payments/asking/use-asked.ts';
import { api } from '../../features/wire/api.ts';
import { askForCourses, matchesAwaited } from '../order/standing/match-courses.ts';

export type FoundOrder = CallContent<'order_list/inquire_by_code'>;

/** Undefined when no bet has this number. */
export function useFoundOrder(number: string): Asked<FoundOrder | undefined> {
  return useAsked(askForOrder, number);
}

async function askForOrder(code: string): Promise<FoundOrder | undefined> {
  const order = await api.order_list
    .inquire_by_code({ code }, { silent: true })
    .catch(undefinedIfUnknown);
  const begun = matchesAwaited(order?.details ?? []);
  await askForCourses(begun).catch(() => undefined);
  return order;
}

function undefinedIfUnknown(rejected: unknown): undefined {
  const reason = rejected instanceof CallRejected ? rejected.code : undefined;
  if (reason === 'order-unknown' || reason === 'parameter-invalid') return undefined;
  throw rejected;
}
