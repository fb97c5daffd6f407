import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import type { ChangedOrder } from './bets-ruled.ts';
import type { Decision, ReturnedMoney, RuledOrder } from './ruled-order.ts';

export type DecidedOrder = { readonly order: RuledOrder; readonly decision: Decision };

type OrderBefore = Pick<RuledOrder, 'id' | 'playerId' | 'serialNumber' | 'status'>;
type Told = { readonly order: OrderBefore; readonly decision: Decision };

/** As its player hears of it: enough to tell the end of a bet without asking (ORD-50). */
export function orderAfter({ order, decision }: Told): ChangedOrder {
  const { id: orderId, playerId, serialNumber } = order;
  const named = { playerId, orderId, serialNumber };
  switch (decision.to) {
    case 'stay':
      return { ...named, status: order.status };
    case 'settled':
      return { ...named, status: orderStatuses.settled.id, end: endOf(decision.money) };
    case 'abnormal':
    case 'awaiting-approval':
      return { ...named, status: orderStatuses[decision.to].id };
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
