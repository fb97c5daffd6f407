import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import type { CallContent } from '@kipute/contract/registry';

export type OfficeLeg = CallContent<'order_list/detailed'>['legs'][number];

type Ruled = Pick<OfficeLeg, 'outcome' | 'is_final'> & {
  readonly rulings: readonly Pick<OfficeLeg['rulings'][number], 'outcome'>[];
};

/** The latest ruling has not reached the leg yet. */
export function isBeingSettled({ outcome, is_final, rulings }: Ruled): boolean {
  const last = rulings.at(-1)?.outcome;
  if (last === undefined || is_final === 1) return false;
  return last > legOutcomes.abnormal.id && last !== outcome;
}

/** All orders another ruling would reach; a clerk types the number to confirm. */
export function ordersTouchedBy({ orders_touched }: Pick<OfficeLeg, 'orders_touched'>): number {
  const { open, delayed, paid } = orders_touched;
  return open + delayed + paid;
}
