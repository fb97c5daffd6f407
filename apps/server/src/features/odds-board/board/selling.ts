import { oddsLessMargin } from '@kipute/domain/odds/margin';
import type { Phase } from '@kipute/domain/odds/sold-offer';
import { REMOVED, SUSPENDED, shownStatus, soldOfferOf } from '@kipute/domain/odds/sold-offer';
import { isSoldInPhase, isUndecided } from '../facts/market-facts.ts';
import type { Sellable } from '../facts/quick-markets.ts';
import type { PriceGuard } from '../guard/price-guard.ts';
import type { Catalogue, HouseChoices } from '../ports.ts';
import type { PriceBoost } from './boosting.ts';
import { type HouseSuspensions, isStaleIn } from './suspension.ts';

/** What a selection costs right now. */
export type Price = {
  /** Empty when there is no offer. */
  readonly offerId: string;
  /** Thousandths; 0 when there is no offer. */
  readonly odds: number;
  /** As shown: 1 and 2 can be bet on. */
  readonly status: number;
  readonly isLive: boolean;
  readonly canBeBetOn: boolean;
  /** Only of a price that is raised. */
  readonly boost?: PriceBoost;
};

/** What would be sold without raised prices. */
export type FeedSelling = {
  readonly feedPriceOf: (sellable: Sellable, phase: Phase) => Price;
  /** Ignores a stale feed, suspensions of the house and the price guard: which matches are listed must not flicker with them. */
  readonly wouldSell: (sellable: Sellable, phase: Phase) => boolean;
  /** Thousandths: the provider's odds less the margin of the match's tier. */
  readonly soldOdds: (matchId: string, odds: number) => number;
  /** By a person: then its prices are believed by nobody, not even to buy a bet back. */
  readonly isLockedByHand: (matchId: string) => boolean;
};

export type Selling = FeedSelling & {
  /** What players are sold, raised prices included. */
  readonly priceOf: (sellable: Sellable, phase: Phase) => Price;
};

type SellingDeps = {
  readonly catalogue: Catalogue;
  readonly choices: Pick<
    HouseChoices,
    'rankOf' | 'choiceOfMatch' | 'choiceOfMarketType' | 'tierOfCompetition'
  >;
  readonly houseSuspensions: Pick<HouseSuspensions, 'isSuspended'>;
  readonly guard: Pick<PriceGuard, 'isSuspended'>;
};

export function createSelling({
  catalogue,
  choices,
  houseSuspensions,
  guard,
}: SellingDeps): FeedSelling {
  const soldNow = (selectionId: string, phase: Phase) =>
    soldOfferOf(catalogue.offersOf(selectionId), phase, choices.rankOf);
  const isOpen = ({ market, selection }: Sellable, phase: Phase) =>
    !market.isClosed && isUndecided(selection) && isSoldInPhase(market, phase, choices);

  const soldOdds = (matchId: string, odds: number): number => {
    const competitionId = catalogue.matches().get(matchId)?.competitionId ?? '';
    return oddsLessMargin(odds, choices.tierOfCompetition(competitionId).marginHundredths);
  };
  const isLockedByHand = (matchId: string): boolean => {
    const { isVisible, isSuspended, isInMaintenance } = choices.choiceOfMatch(matchId);
    return !isVisible || isSuspended || isInMaintenance;
  };

  function feedPriceOf(sellable: Sellable, phase: Phase): Price {
    const sold = soldNow(sellable.selection.id, phase);
    const isSuspended = isStaleIn(phase, catalogue.freshness());
    if (!sold) {
      const status = isSuspended ? SUSPENDED : REMOVED;
      return { offerId: '', odds: 0, status, isLive: false, canBeBetOn: false };
    }
    const { id: offerId, isLive } = sold.offer;
    const { market, selection } = sellable;
    const odds = soldOdds(market.matchId, sold.offer.odds);
    const isLocked =
      isSuspended ||
      isLockedByHand(market.matchId) ||
      houseSuspensions.isSuspended(selection) ||
      guard.isSuspended(market.id);
    const canBeBetOn = sold.canBeBetOn && !isLocked && isOpen(sellable, phase);
    const status = isSuspended ? SUSPENDED : shownStatus(sold.offer, canBeBetOn);
    return { offerId, odds, status, isLive, canBeBetOn };
  }

  return {
    feedPriceOf,
    soldOdds,
    isLockedByHand,
    wouldSell: (sellable, phase) =>
      isOpen(sellable, phase) && soldNow(sellable.selection.id, phase)?.canBeBetOn === true,
  };
}
