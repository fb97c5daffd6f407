import type { PricedMarket } from '@kipute/domain/betting/cash-out/margin-free-odds';
import { invariant } from '@kipute/domain/invariant';
import { SUSPENDED, soldOfferOf } from '@kipute/domain/odds/sold-offer';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { canStillWin, isSoldInPhase, isUndecided, winnersTogether } from '../facts/market-facts.ts';
import type { Market, Selection } from '../ports.ts';
import type { Board } from './board.ts';
import { type QuoteRefusal, quote } from './quote.ts';
import { isStaleIn } from './suspension.ts';

/** What one selection costs among all of its market. */
export type MarketPrices = PricedMarket & {
  /** Thousandths, of the selection that was asked for. */
  readonly price: number;
};

/**
 * Without raised prices: what a player won by a boost is no part of what the house buys back.
 * Refused as a quote is, but not for a suspension by the house: a player may sell a bet back to a
 * house that owes too much on it (CSH-40). What the price guard or a person suspends has no price at
 * all.
 */
export function marketPrices(
  board: Board,
  selectionId: string,
): Result<MarketPrices, QuoteRefusal> {
  const quoted = quote(board, selectionId);
  if (!quoted.ok && quoted.refusal !== 'offer-locked') return quoted;
  const { catalogue, selling } = board;
  const requested = catalogue.selection(selectionId);
  const market = catalogue.marketOfSelection(selectionId);
  const state = requested && board.stateOf(requested.matchId);
  if (market && requested && isWithoutPrice(board, { market, selection: requested })) {
    return refuse('offer-locked');
  }
  invariant(requested && market && state, 'what is locked stands in a market of a match');
  const { phase } = state.offering;
  const priceOf = (selection: Selection): number => {
    const sellable = { market, selection };
    return selling.wouldSell(sellable, phase) ? selling.feedPriceOf(sellable, phase).odds : 0;
  };
  const price = priceOf(requested);
  if (price === 0) return refuse('offer-locked');
  const selections = catalogue.selectionsOf(market.id);
  return ok({
    price,
    prices: selections.filter(canStillWin).map(priceOf),
    winnersTogether: winnersTogether(market.marketTypeId, selections.length),
  });
}

type Asked = { readonly market: Market; readonly selection: Selection };

const isWithoutPrice = ({ guard, selling }: Board, asked: Asked): boolean =>
  guard.isSuspended(asked.market.id) || selling.isLockedByHand(asked);

/**
 * The last prices of a market whose selection is still sold, or was suspended by the provider only,
 * where something shows that they still hold: the selection itself, all its neighbours, or an
 * unchanged game state of a match that sells other selections (CSH-11).
 */
export function lastPrices(
  board: Board,
  selectionId: string,
  isSameGameState: () => boolean,
): MarketPrices | undefined {
  const { catalogue, selling, choices } = board;
  const requested = catalogue.selection(selectionId);
  const market = catalogue.marketOfSelection(selectionId);
  const state = requested && board.stateOf(requested.matchId);
  if (!requested || !market || !state) return undefined;
  if (isWithoutPrice(board, { market, selection: requested })) return undefined;
  const { phase } = state.offering;
  if (isStaleIn(phase, catalogue.freshness())) return undefined;
  const offerOf = ({ id }: Selection) =>
    soldOfferOf(catalogue.offersOf(id), phase, choices.rankOf)?.offer;
  const isSold = (selection: Selection) => selling.wouldSell({ market, selection }, phase);
  const own = offerOf(requested);
  const isOpen =
    !market.isClosed && isUndecided(requested) && isSoldInPhase(market, phase, choices);
  if (!own || phase !== 'live' || !isOpen) return undefined;
  const isOwnSold = marketPrices(board, selectionId).ok;
  if (!isOwnSold && own.status !== SUSPENDED) return undefined;
  const selections = catalogue.selectionsOf(market.id);
  const neighbours = selections.filter((one) => one.id !== selectionId && canStillWin(one));
  const stillHolds =
    isOwnSold || (neighbours.length > 0 && neighbours.every(isSold)) || isSameGameState();
  if (!stillHolds) return undefined;
  const price = Math.max(selling.soldOdds(requested, own.odds), ODDS_LEAST);
  return {
    price,
    prices: [price, ...neighbours.map((one) => selling.soldOdds(one, offerOf(one)?.odds ?? 0))],
    winnersTogether: winnersTogether(market.marketTypeId, selections.length),
  };
}

/** The provider may price what is all but sure at 1.00, which is no price. */
const ODDS_LEAST = 1_001;
