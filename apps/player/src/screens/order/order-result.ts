import type { CallContent } from '@kipute/contract/registry';

export type Order = CallContent<'order_list/user_order'>;
export type OrderLeg = Order['details'][number];

type OrderResult = 'open' | 'won' | 'lost' | 'returned' | 'cashed-out';

const SETTLED = 4;
const CASHED_OUT = [6, 8];

/** In one word what became of a bet. A credit stake is not paid out, so profit tells a win. */
export function resultOf(
  order: Pick<Order, 'status' | 'profit' | 'after_tax_amount'>,
): OrderResult {
  if (CASHED_OUT.includes(order.status)) return 'cashed-out';
  if (order.status !== SETTLED) return 'open';
  if (order.profit > 0) return 'won';
  return order.after_tax_amount > 0 ? 'returned' : 'lost';
}

const PENDING = 0;
const LOST = 3;

type Progress = {
  /** Legs with a result that does not lose the bet. */
  readonly through: number;
  readonly lost: number;
  readonly pending: number;
};

export function progressOf(legs: readonly Pick<OrderLeg, 'outcome'>[]): Progress {
  const lost = legs.filter(({ outcome }) => outcome === LOST).length;
  const pending = legs.filter(({ outcome }) => outcome === PENDING).length;
  return { through: legs.length - lost - pending, lost, pending };
}
