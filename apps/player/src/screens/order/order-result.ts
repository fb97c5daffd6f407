import type { CallContent } from '@kipute/contract/registry';
import { type BetEnd, betEnd } from '@kipute/domain/betting/bet-end';
import { fromWireShillings, type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';

export type Order = CallContent<'order_list/user_order'>[number];
export type OrderLeg = Order['details'][number];

type OrderResult = 'open' | BetEnd | 'cashed-out';

const SETTLED = 4;
const CASHED_OUT = [6, 8];
const REFUNDED = 2;

/** In one word what became of a bet (BET-15). */
export function resultOf(
  order: Pick<Order, 'status' | 'profit' | 'after_tax_amount' | 'stake_in_play' | 'details'>,
): OrderResult {
  if (CASHED_OUT.includes(order.status)) return 'cashed-out';
  if (order.status !== SETTLED) return 'open';
  // A stake by credit that was refunded is credit again and no cash.
  const back = isRefunded(order) ? order.stake_in_play : order.after_tax_amount;
  return betEnd({
    profit: moneyIn(order.profit),
    back: moneyIn(back),
    stake: moneyIn(order.stake_in_play),
  });
}

const moneyIn = (wire: number): Senti => fromWireShillings(wire) ?? senti(0n);

const isRefunded = ({ details }: Pick<Order, 'details'>): boolean =>
  details.every(({ outcome }) => outcome === REFUNDED);

/** What the player gets or got. A stake by credit that was refunded is credit again, not cash. */
export function amountBack(order: Order): number {
  return resultOf(order) === 'returned' && order.virtual_pay_amount > 0
    ? order.virtual_pay_amount
    : order.after_tax_amount;
}

/**
 * What the ceiling of the house takes of profit, bonus and stake, so that the lines add up to the
 * payout (SLIP-22); 0 below it.
 */
export function cutByCeiling(order: Order): number {
  const { profit, win_bonus, tax_amount, after_tax_amount } = order;
  if (profit === 0 || resultOf(order) === 'cashed-out') return 0;
  const stake = order.virtual_pay_amount > 0 ? 0 : order.stake_in_play;
  const lines = moneyIn(profit) + moneyIn(win_bonus) - moneyIn(tax_amount) + moneyIn(stake);
  return toWireShillings(senti(lines - moneyIn(after_tax_amount)));
}

/** Credit for an accumulator that one leg lost; a stake by credit that came back is none (BET-12). */
export const moneyBackOf = (order: Order): number =>
  order.virtual_pay_amount > 0 ? 0 : order.virtual_return_amount;

/** Of a stake that was cashed in parts what is left; one that was cashed whole has nothing left. */
export function stakeLeft({ stake_in_play: left, amount_payable: stake }: Order) {
  return left === 0 || left === stake ? undefined : left;
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
