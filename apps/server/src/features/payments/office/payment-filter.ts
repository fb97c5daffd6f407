import type { CallRequest } from '@kipute/contract/registry';
import { fromWireShillings, type Senti } from '@kipute/domain/money/senti';
import { readPhone } from '../../players/index.ts';
import { operatorOfId } from '../operators.ts';
import type { NarrowedPayments } from '../payment-store.ts';

type Wanted = Pick<
  CallRequest<'withdraw/manage'>,
  'pay_type' | 'phone' | 'amount_from' | 'amount_to' | 'start_time' | 'end_time'
>;

/** What both lists are narrowed by; undefined for a number that nobody can have. */
export function paymentFilter(wanted: Wanted): NarrowedPayments | undefined {
  const { pay_type, phone: typed, amount_from, amount_to, start_time, end_time } = wanted;
  const phone = typed ? readPhone(typed) : undefined;
  if (typed && phone === undefined) return undefined;
  return {
    ...(pay_type !== undefined && { operator: operatorOfId(pay_type) }),
    ...(phone !== undefined && { phone }),
    ...bound('amountFrom', amount_from),
    ...bound('amountTo', amount_to),
    ...(start_time !== undefined && { since: new Date(start_time) }),
    ...(end_time !== undefined && { until: new Date(end_time) }),
  };
}

function bound<Name extends string>(name: Name, amount: number | undefined) {
  const read = amount === undefined ? undefined : fromWireShillings(amount);
  // Safe because the only key is the one that was named.
  return (read === undefined ? {} : { [name]: read }) as Partial<Record<Name, Senti>>;
}
