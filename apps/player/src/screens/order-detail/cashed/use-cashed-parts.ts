import { askForWhole } from '../../../features/cash-out/offers/ask-for-offers.ts';
import type { CashedPart } from '../../../features/cash-out/offers/offer.ts';
import { useOffer } from '../../../features/cash-out/offers/offers.ts';
import { useAsked } from '../../../features/payments/asking/use-asked.ts';
import { type Order, resultOf } from '../../order/order-result.ts';

/** What of a bet was cashed, the first part first; none until that is known. */
export function useCashedParts(order: Order): readonly CashedPart[] {
  const followed = useOffer(order.id);
  const result = resultOf(order);
  // An open bet is asked about anyway; of the others only those that have such parts.
  const hasParts = result === 'cashed-out' || (result !== 'open' && order.cashed_amount > 0);
  const asked = useAsked(askForParts, hasParts ? order.id : '');
  if (hasParts) return asked.status === 'ready' ? asked.answer : [];
  return followed.status === 'known' ? followed.offer.cashedParts : [];
}

async function askForParts(id: string): Promise<readonly CashedPart[]> {
  return id === '' ? [] : (await askForWhole(id))[1].cashedParts;
}
