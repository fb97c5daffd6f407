import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { betEnd } from '@kipute/domain/betting/bet-end';
import { senti } from '@kipute/domain/money/senti';
import type { ChangedOrder } from './bets-ruled.ts';
import type { Decision, ReturnedMoney, RuledOrder } from './ruled-order.ts';

export type DecidedOrder = { readonly order: RuledOrder; readonly decision: Decision };

type OrderBefore = Pick<RuledOrder, 'id' | 'playerId' | 'serialNumber' | 'status' | 'stakeInPlay'>;
type Told = { readonly order: OrderBefore; readonly decision: Decision };

/** As its player hears of it: enough to tell the end of a bet without asking (ORD-50). */
export function orderAfter({ order, decision }: Told): ChangedOrder {
  const { id: orderId, playerId, serialNumber } = order;
  const named = { playerId, orderId, serialNumber };
  switch (decision.to) {
    case 'stay':
      return { ...named, status: order.status };
    case 'settled':
      return { ...named, status: orderStatuses.settled.id, end: endOf(order, decision.money) };
    case 'abnormal':
    case 'awaiting-approval':
      return { ...named, status: orderStatuses[decision.to].id };
  }
}

/** A part given back of what one leg lost does not make the bet anything but lost. */
function endOf({ stakeInPlay }: OrderBefore, money: ReturnedMoney): ChangedOrder['end'] {
  const back = senti(money.paid + money.creditReturned);
  const result = betEnd({ profit: money.profit, back, stake: senti(stakeInPlay) });
  return { result, paid: back + money.moneyBack };
}
