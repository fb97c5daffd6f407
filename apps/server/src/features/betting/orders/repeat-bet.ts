import type { KeptSelection } from '../booking/kept-selection.ts';
import type { Order } from '../order.ts';

/** What was bet on, to be looked up on the board of today. */
export function selectionsOf({ legs }: Pick<Order, 'legs'>): readonly KeptSelection[] {
  return legs.map((leg) => ({
    selectionId: String(leg.selectionId),
    matchId: String(leg.matchId),
    marketId: String(leg.marketId),
    marketTypeId: leg.marketTypeId,
    partId: leg.partId,
    startsAt: leg.startsAt.toISOString(),
    words: leg.words,
  }));
}
