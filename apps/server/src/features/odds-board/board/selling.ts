import { riskLevels } from '@kipute/contract/constants/matches/markets';
import { oddsLessMargin } from '@kipute/domain/odds/margin';
import { oddsByHand } from '@kipute/domain/odds/price-by-hand';
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
  /** Thousandths: the provider's odds less the margin of the match's tier, and moved by hand. */
  readonly soldOdds: (selection: Sold, odds: number) => number;
  /** By a person: then its prices are believed by nobody, not even to buy a bet back. */
  readonly isLockedByHand: (sellable: Locked) => boolean;
  /** 0 to 4, the highest of its match, its market and itself. */
  readonly riskLevelOf: (sellable: Locked) => number;
};

type Sold = { readonly id: string; readonly matchId: string };
type Locked = {
  readonly market: { readonly id: string; readonly matchId: string };
  readonly selection: { readonly id: string };
};

export type Selling = FeedSelling & {
  /** What players are sold, raised prices included. */
  readonly priceOf: (sellable: Sellable, phase: Phase) => Price;
};

type SellingDeps = {
  readonly catalogue: Catalogue;
  readonly choices: Pick<
    HouseChoices,
    | 'rankOf'
    | 'choiceOfMatch'
    | 'choiceOfMarket'
    | 'choiceOfSelection'
    | 'choiceOfMarketType'
    | 'tierOfCompetition'
  >;
  /** How far a trader may move a price. */
  readonly handMaximumPercent: () => number;
  readonly houseSuspensions: Pick<HouseSuspensions, 'isSuspended'>;
  readonly guard: Pick<PriceGuard, 'isSuspended'>;
};

export function createSelling({
  catalogue,
  choices,
  handMaximumPercent,
  houseSuspensions,
  guard,
}: SellingDeps): FeedSelling {
  const soldNow = (selectionId: string, phase: Phase) =>
    soldOfferOf(catalogue.offersOf(selectionId), phase, choices.rankOf);
  const isOpen = ({ market, selection }: Sellable, phase: Phase) =>
    !market.isClosed && isUndecided(selection) && isSoldInPhase(market, phase, choices);

  const soldOdds = ({ id, matchId }: Sold, odds: number): number => {
    const competitionId = catalogue.matches().get(matchId)?.competitionId ?? '';
    const { marginHundredths } = choices.tierOfCompetition(competitionId);
    const { priceShift: shift } = choices.choiceOfSelection(id);
    const maximumPercent = handMaximumPercent();
    return oddsByHand(oddsLessMargin(odds, marginHundredths), { shift, maximumPercent });
  };
  const isLockedByHand = ({ market, selection }: Locked): boolean => {
    const { isVisible, isSuspended, isInMaintenance } = choices.choiceOfMatch(market.matchId);
    const isMatchLocked = !isVisible || isSuspended || isInMaintenance;
    const isSealed =
      choices.choiceOfMarket(market.id).isSealed ||
      choices.choiceOfSelection(selection.id).isSealed;
    return isMatchLocked || isSealed;
  };
  const riskLevelOf = ({ market, selection }: Locked): number =>
    Math.max(
      choices.choiceOfMatch(market.matchId).riskLevel,
      choices.choiceOfMarket(market.id).riskLevel,
      choices.choiceOfSelection(selection.id).riskLevel,
    );

  function feedPriceOf(sellable: Sellable, phase: Phase): Price {
    const sold = soldNow(sellable.selection.id, phase);
    const isSuspended = isStaleIn(phase, catalogue.freshness());
    if (!sold) {
      const status = isSuspended ? SUSPENDED : REMOVED;
      return { offerId: '', odds: 0, status, isLive: false, canBeBetOn: false };
    }
    const { id: offerId, isLive } = sold.offer;
    const { market, selection } = sellable;
    const odds = soldOdds(selection, sold.offer.odds);
    const isLocked =
      isSuspended ||
      isLockedByHand(sellable) ||
      riskLevelOf(sellable) === riskLevels['no-betting'].id ||
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
    riskLevelOf,
    wouldSell: (sellable, phase) =>
      isOpen(sellable, phase) && soldNow(sellable.selection.id, phase)?.canBeBetOn === true,
  };
}
