import type { MonitoredOffer, MonitoringContent } from '@kipute/contract/live-board';
import type { Board } from '../board/board.ts';
import type { Shelf } from '../board/match-state.ts';
import { shownOdds } from '../view/outcome-view.ts';

/** The prices of some selections of a match; those that left their market are not among them. */
export function monitoringView(
  { catalogue, selling }: Board,
  shelf: Shelf,
  selectionIds: Iterable<string>,
): MonitoringContent {
  const entities: MonitoredOffer[] = [];
  for (const outcomeId of selectionIds) {
    const selection = catalogue.selection(outcomeId);
    const market = catalogue.marketOfSelection(outcomeId);
    if (!selection || !market) continue;
    const { offerId, odds, status, isLive } = selling.priceOf({ market, selection }, shelf.phase);
    entities.push({
      entityClass: 'BettingOffer',
      type: offerId === '' ? 'delete' : 'update',
      id: offerId,
      outcomeId,
      odds: shownOdds(odds),
      statusId: status,
      isLive: isLive ? 1 : 0,
    });
  }
  return { entities };
}
