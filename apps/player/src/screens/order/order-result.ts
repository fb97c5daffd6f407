import type { CallContent } from '@kipute/contract/registry';

export type Order = CallContent<'order_list/user_order'>[number];
export type OrderLeg = Order['details'][number];

type OrderResult = 'open' | 'won' | 'lost' | 'returned' | 'cashed-out';

const SETTLED = 4;
const CASHED_OUT = [6, 8];
const REFUNDED = 2;

/** In one word what became of a bet. A credit stake is not paid out, so profit tells a win. */
export function resultOf(
  order: Pick<Order, 'status' | 'profit' | 'after_tax_amount' | 'details'>,
): OrderResult {
  if (CASHED_OUT.includes(order.status)) return 'cashed-out';
  if (order.status !== SETTLED) return 'open';
  if (order.profit > 0) return 'won';
  return order.after_tax_amount > 0 || isRefunded(order) ? 'returned' : 'lost';
}

const isRefunded = ({ details }: Pick<Order, 'details'>): boolean =>
  details.every(({ outcome }) => outcome === REFUNDED);

/** What the player gets or got. A stake by credit that was refunded is credit again, not cash. */
export function amountBack(order: Order): number {
  return resultOf(order) === 'returned' && order.virtual_pay_amount > 0
    ? order.virtual_pay_amount
    : order.after_tax_amount;
}

const ABNORMAL = 3;
const AWAITING_APPROVAL = 5;

/** What a person has to say before the bet is paid; undefined when it waits for none. */
export function awaitsPerson({
  status,
}: Pick<Order, 'status'>): 'abnormal' | 'approval' | undefined {
  if (status === ABNORMAL) return 'abnormal';
  return status === AWAITING_APPROVAL ? 'approval' : undefined;
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
