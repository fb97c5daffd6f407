import type { Senti } from '@kipute/domain/money/senti';
import type { OrderInPlay } from '../../betting/index.ts';
import type { CashOutDeps } from '../ports.ts';
import { thresholdsOf } from '../rules/rule-store.ts';
import { legWorth } from './leg-worth.ts';
import type { PricedOrder, PriceOrder } from './price-order.ts';

type OwnOffer = PricedOrder & {
  readonly order: OrderInPlay;
  readonly threshold: Senti | undefined;
};

/** Those of this player at one moment: a selection that ten of them share is looked at once. */
export async function ownOffers(
  { playerId, orderIds }: { readonly playerId: bigint; readonly orderIds: readonly bigint[] },
  price: PriceOrder,
  deps: CashOutDeps,
): Promise<readonly OwnOffer[]> {
  const {
    database: { read },
    betting,
  } = deps;
  const found = await betting.ordersInPlay(read, orderIds);
  const own = found.filter((order) => order.playerId === playerId);
  const ids = own.map(({ id }) => id);
  const thresholds = await thresholdsOf(read, ids);
  const worth = legWorth(deps);
  return own.map((order) => ({
    ...price(order, worth),
    order,
    threshold: thresholds.get(order.id),
  }));
}
