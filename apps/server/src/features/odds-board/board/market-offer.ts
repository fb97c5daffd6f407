import { legOutcomeOfFeed } from '@kipute/contract/constants/betting/outcomes';
import { bettingTypeOf } from '@kipute/contract/constants/betting-types/betting-types';
import { type Phase, sellsLiveOffers } from '@kipute/domain/odds/sale/phase';
import type { Catalogue, Market, Offer, Selection } from '../ports.ts';

const INVALID = 5;
const RESOLVED = 6;

const undecided = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
  (status) => legOutcomeOfFeed(status) === 'pending',
);

/** Nobody knows yet how it ends. */
export const isUndecided = ({ status }: Selection): boolean => undecided[status - 1] === true;

/**
 * What the type flag of a betting type allows (ODB-62): some are sold before the match only, some
 * in play only. A type without a flag, or of which nobody knows, is sold in both.
 */
export function isSoldInPhase({ marketTypeId }: Pick<Market, 'marketTypeId'>, phase: Phase) {
  const flag = bettingTypeOf(marketTypeId)?.typeFlag;
  return flag !== (sellsLiveOffers(phase) ? 'pre-match' : 'live');
}

/**
 * Whether a market has its place on the match page: open, undecided, and priced for this phase of
 * the match. Suspended and removed offers keep it there, locked, since they mostly come back.
 */
export function isOnOffer(catalogue: Catalogue, market: Market, phase: Phase): boolean {
  if (market.isClosed || phase === 'over' || !isSoldInPhase(market, phase)) return false;
  const wantsLive = sellsLiveOffers(phase);
  const counts = ({ isLive, status }: Offer) =>
    isLive === wantsLive && status !== INVALID && status !== RESOLVED;
  return catalogue
    .selectionsOf(market.id)
    .some((selection) => isUndecided(selection) && catalogue.offersOf(selection.id).some(counts));
}
