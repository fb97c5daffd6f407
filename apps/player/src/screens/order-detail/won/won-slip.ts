import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import type { DecidedOutcome } from '@kipute/domain/betting/bet-return';
import { formatShillings, fromWireShillings, senti } from '@kipute/domain/money/senti';
import { shownSerial } from '../../../features/payments/payment.ts';
import type { WonSlip } from '../../../features/share/picture/won-picture.ts';
import { toldByOrders } from '../../../features/share/shared-legs.ts';
import { amountBack, type Order, type OrderLeg } from '../../order/order-result.ts';

const decidedOutcomes = ['win', 'half-win', 'refund', 'half-lose', 'lose'] as const;
const outcomeOfId = new Map<number, DecidedOutcome>(
  decidedOutcomes.map((outcome) => [legOutcomes[outcome].id, outcome]),
);

/** The link leads to what anybody may see of a bet: neither its stake nor its player. */
export function wonSlipOf(order: Order, origin: string): WonSlip {
  const { legs, totalOdds } = toldByOrders([order]);
  const code = shownSerial(order.serial_number);
  return {
    ...{ code, link: `${origin}/order_lookup?number=${code}`, totalOdds },
    amount: `TSh ${formatShillings(fromWireShillings(amountBack(order)) ?? senti(0n))}`,
    legs: legs.map((leg, at) => ({ ...leg, outcome: outcomeOf(order.details[at]) })),
  };
}

/** No leg of a settled bet is without an outcome; a refund is what claims least. */
const outcomeOf = (leg: OrderLeg | undefined): DecidedOutcome =>
  (leg && outcomeOfId.get(leg.outcome)) ?? 'refund';
