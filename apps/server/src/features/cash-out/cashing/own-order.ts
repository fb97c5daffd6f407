import type { Reader } from '../../../platform/database/database.ts';
import type { OrderInPlay } from '../../betting/index.ts';
import type { CashOutDeps } from '../ports.ts';

/** An order of somebody else is unknown. */
export async function ownOrder(
  reader: Reader,
  { playerId, orderId }: { readonly playerId: bigint; readonly orderId: bigint },
  { ordersInPlay }: Pick<CashOutDeps['betting'], 'ordersInPlay'>,
): Promise<OrderInPlay | undefined> {
  const [order] = await ordersInPlay(reader, [orderId]);
  return order?.playerId === playerId ? order : undefined;
}
