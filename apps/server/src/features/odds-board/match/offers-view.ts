import type { CallContent } from '@kipute/contract/registry';
import { rankOffers, SUSPENDED, shownStatus } from '@kipute/domain/odds/sale/sold-offer';
import type { Board } from '../board/board.ts';
import { shownOdds } from '../view/outcome-view.ts';

type OffersView = CallContent<'atlassian/outcome_shift_betting_offer'>;

/** What each bookmaker asks for a selection, the sold one first; undefined when it is unknown. */
export function offersView(board: Board, selectionId: string): OffersView | undefined {
  const { catalogue, choices, selling } = board;
  const selection = catalogue.selection(selectionId);
  const market = catalogue.marketOfSelection(selectionId);
  const state = selection && board.stateOf(selection.matchId);
  if (!selection || !market || !state) return undefined;
  const { phase } = state.shelf;
  const sold = selling.priceOf({ market, selection }, phase);
  const isSuspended = catalogue.freshness() === 'suspended';
  return rankOffers(catalogue.offersOf(selectionId), phase, choices.rankOf).map((offer) => {
    // A bookmaker behind the first is on offer only if the first could be bet on.
    const status = shownStatus(offer, sold.canBeBetOn);
    return {
      betting_offer_id_card: offer.id,
      bookmaker: catalogue.bookmakers().get(offer.bookmakerId)?.name ?? '',
      odds: shownOdds(offer.odds),
      statusId: isSuspended ? SUSPENDED : status,
      isLive: offer.isLive ? 1 : 0,
      is_sold: offer.id === sold.offerId,
    };
  });
}
