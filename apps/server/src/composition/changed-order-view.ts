import type { OrderChangedContent } from '@kipute/contract/socket';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import type { Betting } from '../features/betting/index.ts';

type ChangedOrder = Parameters<Parameters<Betting['onOrderChanged']>[0]>[0];

/** As its player's pages hear of it (ORD-50). */
export function changedOrderView(order: ChangedOrder): OrderChangedContent {
  const { orderId, serialNumber, status, end } = order;
  return {
    ...{ id: String(orderId), serial_number: serialNumber, status },
    ...(end && { result: end.result, paid: toWireShillings(senti(end.paid)) }),
  };
}
