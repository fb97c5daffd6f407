import { api } from '../../wire/api.ts';
import { type Offer, offerIn } from './offer.ts';
import type { OrderRequest } from './offer-board.ts';

/** As many as one call may name. */
const ORDERS_MAX = 100;

/** One call for a whole list; an order that is wanted with its steps has a call of its own. */
export async function fetchOffers(
  orders: readonly OrderRequest[],
): Promise<ReadonlyMap<string, Offer>> {
  const idsOf = (detail: OrderRequest['detail']) =>
    orders.filter((order) => order.detail === detail).map(({ orderId }) => orderId);
  const [short, whole] = await Promise.all([
    fetchShortOffers(idsOf('number').slice(0, ORDERS_MAX)),
    Promise.all(idsOf('whole').map(fetchWholeOffer)),
  ]);
  return new Map([...short, ...whole]);
}

async function fetchShortOffers(id_list: string[]): Promise<[string, Offer][]> {
  if (id_list.length === 0) return [];
  const said = await api.order_list.early_settlement_offers({ id_list }, { silent: true });
  return said.map((one) => [one.id, offerIn(one)]);
}

export async function fetchWholeOffer(id: string): Promise<[string, Offer]> {
  const said = await api.order_list.early_settlement_preparation({ id }, { silent: true });
  return [id, offerIn(said)];
}
