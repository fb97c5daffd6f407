import { legOutcomeOfFeed } from '@kipute/contract/constants/betting/outcomes';
import type { PricedMarket } from '@kipute/domain/betting/cash-out/margin-free-odds';
import { invariant } from '@kipute/domain/invariant';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Selection } from '../ports.ts';
import type { Board } from './board.ts';
import { isUndecided } from './market-offer.ts';
import { type QuoteRefusal, quote } from './quote.ts';
import { winnersTogether } from './winners-together.ts';

/** What one selection costs among all of its market. */
export type MarketPrices = PricedMarket & {
  /** Thousandths, of the selection that was asked for. */
  readonly price: number;
};

/**
 * Refused as a quote is, but for a seal: who holds a bet may give it back to a house that owes too
 * much on it, now more than ever (CSH-40). What the price guard suspends has no price at all.
 */
export function marketPrices(
  board: Board,
  selectionId: string,
): Result<MarketPrices, QuoteRefusal> {
  const quoted = quote(board, selectionId);
  if (!quoted.ok && quoted.refusal !== 'offer-locked') return quoted;
  const { catalogue, selling } = board;
  const asked = catalogue.selection(selectionId);
  const market = catalogue.marketOfSelection(selectionId);
  const state = asked && board.stateOf(asked.matchId);
  if (market && board.guard.isSuspended(market.id)) return refuse('offer-locked');
  invariant(asked && market && state, 'what is locked stands in a market of a match');
  const { phase } = state.shelf;
  const priceOf = (selection: Selection): number => {
    const sellable = { market, selection };
    return selling.wouldSell(sellable, phase) ? selling.priceOf(sellable, phase).odds : 0;
  };
  const price = priceOf(asked);
  if (price === 0) return refuse('offer-locked');
  const selections = catalogue.selectionsOf(market.id);
  return ok({
    price,
    prices: selections.filter(canStillWin).map(priceOf),
    winnersTogether: winnersTogether(market.marketTypeId, selections.length),
  });
}

/**
 * What has lost has no chance and no price, and the others share what it had. What ended in any
 * other way is kept: without a price it says that this market is nothing to count with any more.
 */
const canStillWin = (selection: Selection): boolean =>
  isUndecided(selection) || legOutcomeOfFeed(selection.status) !== 'lose';
