import type { Phase } from '@kipute/domain/odds/sale/phase';
import { REMOVED, SUSPENDED, shownStatus, soldOfferOf } from '@kipute/domain/odds/sale/sold-offer';
import type { PriceGuard } from '../guard/price-guard.ts';
import type { Catalogue, HouseChoices } from '../ports.ts';
import { isSoldInPhase, isUndecided } from './market-offer.ts';
import type { Sellable } from './quick-markets.ts';
import type { Sealing } from './sealing.ts';

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

export type Selling = {
  readonly priceOf: (sellable: Sellable, phase: Phase) => Price;
  /** Whatever silence, a seal or the price guard may have locked: which matches are listed does not blink. */
  readonly wouldSell: (sellable: Sellable, phase: Phase) => boolean;
};

type SellingDeps = {
  readonly catalogue: Catalogue;
  readonly choices: Pick<HouseChoices, 'rankOf'>;
  readonly sealing: Pick<Sealing, 'isSealed'>;
  readonly guard: Pick<PriceGuard, 'isSuspended'>;
};

export function createSelling({ catalogue, choices, sealing, guard }: SellingDeps): Selling {
  const soldNow = (selectionId: string, phase: Phase) =>
    soldOfferOf(catalogue.offersOf(selectionId), phase, choices.rankOf);
  const isOpen = ({ market, selection }: Sellable, phase: Phase) =>
    !market.isClosed && isUndecided(selection) && isSoldInPhase(market, phase);

  function priceOf(sellable: Sellable, phase: Phase): Price {
    const sold = soldNow(sellable.selection.id, phase);
    const isSuspended = catalogue.freshness() === 'suspended';
    if (!sold) {
      const status = isSuspended ? SUSPENDED : REMOVED;
      return { offerId: '', odds: 0, status, isLive: false, canBeBetOn: false };
    }
    const { id: offerId, odds, isLive } = sold.offer;
    const { market, selection } = sellable;
    const isLocked = isSuspended || sealing.isSealed(selection) || guard.isSuspended(market.id);
    const canBeBetOn = sold.canBeBetOn && !isLocked && isOpen(sellable, phase);
    const status = isSuspended ? SUSPENDED : shownStatus(sold.offer, canBeBetOn);
    return { offerId, odds, status, isLive, canBeBetOn };
  }

  return {
    priceOf,
    wouldSell: (sellable, phase) =>
      isOpen(sellable, phase) && soldNow(sellable.selection.id, phase)?.canBeBetOn === true,
  };
}
