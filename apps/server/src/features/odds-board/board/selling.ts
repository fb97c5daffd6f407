import type { Phase } from '@kipute/domain/odds/sale/phase';
import { SUSPENDED, shownStatus, soldOfferOf } from '@kipute/domain/odds/sale/sold-offer';
import type { Catalogue, HouseChoices } from '../ports.ts';
import { isUndecided } from './market-offer.ts';
import type { Sellable } from './quick-markets.ts';

/** What a selection costs right now. */
export type Price = {
  /** Empty when nobody offers it. */
  readonly offerId: string;
  /** Thousandths; 0 when nobody offers it. */
  readonly odds: number;
  /** As shown: 1 and 2 can be bet on. */
  readonly status: number;
  readonly isLive: boolean;
  readonly canBeBetOn: boolean;
};

const REMOVED = 4;

export type Selling = {
  readonly priceOf: (sellable: Sellable, phase: Phase) => Price;
  /** Whatever the feed's silence may have suspended: which matches are listed does not blink. */
  readonly wouldSell: (sellable: Sellable, phase: Phase) => boolean;
};

export function createSelling(
  catalogue: Catalogue,
  { rankOf }: Pick<HouseChoices, 'rankOf'>,
): Selling {
  const soldNow = (selectionId: string, phase: Phase) =>
    soldOfferOf(catalogue.offersOf(selectionId), phase, rankOf);
  const isOpen = ({ market, selection }: Sellable) => !market.isClosed && isUndecided(selection);

  function priceOf(sellable: Sellable, phase: Phase): Price {
    const sold = soldNow(sellable.selection.id, phase);
    const isSuspended = catalogue.freshness() === 'suspended';
    if (!sold) {
      const status = isSuspended ? SUSPENDED : REMOVED;
      return { offerId: '', odds: 0, status, isLive: false, canBeBetOn: false };
    }
    const { id: offerId, odds, isLive } = sold.offer;
    const canBeBetOn = sold.canBeBetOn && !isSuspended && isOpen(sellable);
    const status = isSuspended ? SUSPENDED : shownStatus(sold.offer, canBeBetOn);
    return { offerId, odds, status, isLive, canBeBetOn };
  }

  return {
    priceOf,
    wouldSell: (sellable, phase) =>
      isOpen(sellable) && soldNow(sellable.selection.id, phase)?.canBeBetOn === true,
  };
}
