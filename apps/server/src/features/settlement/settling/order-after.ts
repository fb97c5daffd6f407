import { movedOrderStatus } from '@kipute/contract/constants/betting/orders';
import { betEnd } from '@kipute/domain/betting/bet-end';
import { senti } from '@kipute/domain/money/senti';
import type { ChangedOrder } from '../../betting/index.ts';
import type { Decision, ReturnedMoney, RuledOrder } from './ruled-order.ts';

export type DecidedOrder = { readonly order: RuledOrder; readonly decision: Decision };

type OrderBefore = Pick<RuledOrder, 'id' | 'playerId' | 'serialNumber' | 'status' | 'stakeInPlay'>;
type Told = { readonly order: OrderBefore; readonly decision: Decision };

/** As its player hears of it: enough to tell the end of a bet without asking (ORD-50). */
export function orderAfter(told: Told): ChangedOrder {
  const { order, decision } = told;
  const { id: orderId, playerId, serialNumber } = order;
  const changed = { playerId, orderId, serialNumber, status: statusAfter(told) };
  return decision.to === 'settled' ? { ...changed, end: endOf(order, decision.money) } : changed;
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

/** A part given back of what one leg lost does not make the bet anything but lost. */
function endOf({ stakeInPlay }: OrderBefore, money: ReturnedMoney): ChangedOrder['end'] {
  const back = senti(money.paid + money.creditReturned);
  const result = betEnd({ profit: money.profit, back, stake: senti(stakeInPlay) });
  return { result, paid: back + money.moneyBack };
}
