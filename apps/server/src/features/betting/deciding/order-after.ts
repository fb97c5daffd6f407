import { movedOrderStatus } from '@kipute/contract/constants/betting/orders';
import type { ChangedOrder } from './bets-ruled.ts';
import type { Decision, ReturnedMoney, RuledOrder } from './ruled-order.ts';

export type DecidedOrder = { readonly order: RuledOrder; readonly decision: Decision };

type OrderBefore = Pick<RuledOrder, 'id' | 'playerId' | 'serialNumber' | 'status'>;
type Told = { readonly order: OrderBefore; readonly decision: Decision };

/** As its player hears of it: enough to tell the end of a bet without asking (ORD-50). */
export function orderAfter(told: Told): ChangedOrder {
  const { order, decision } = told;
  const { id: orderId, playerId, serialNumber } = order;
  const changed = { playerId, orderId, serialNumber, status: statusAfter(told) };
  return decision.to === 'settled' ? { ...changed, end: endOf(decision.money) } : changed;
}

/** Every decision is a move of the table, or it is a bug (CON-04). */
export function statusAfter({ order: { status }, decision }: Told): number {
  switch (decision.to) {
    case 'stay':
      return status;
    case 'abnormal':
      return movedOrderStatus(status, 'doubtful');
    case 'reopened':
      return movedOrderStatus(status, decision.as === 'open' ? 'no-longer-lost' : 'doubtful');
    case 'settled':
      return movedOrderStatus(status, 'decided');
    case 'awaiting-approval':
      return movedOrderStatus(status, 'payout-needs-review');
  }
}

/**
 * A credit stake is not paid out, so profit tells a win; returned as credit it is no loss. A part
 * given back of what one leg lost does not make the bet anything but lost.
 */
function endOf({ profit, paid, creditReturned, moneyBack }: ReturnedMoney): ChangedOrder['end'] {
  const stakeBack = paid + creditReturned;
  if (profit > 0n) return { result: 'won', paid: stakeBack };
  return { result: stakeBack > 0n ? 'returned' : 'lost', paid: stakeBack + moneyBack };
}
