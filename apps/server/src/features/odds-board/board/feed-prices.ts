import type { Board } from './board.ts';
import type { MatchState } from './match-states.ts';

/** What a selection costs now without a boost. */
export type FeedPrice = {
  readonly selectionId: string;
  readonly matchId: string;
  readonly marketId: string;
  /** Of the match, in milliseconds. */
  readonly startsAt: number;
  /** Thousandths. */
  readonly odds: number;
};

/** What can be bet on, a match at a time: to look at all of it at once would take too long. */
export function* feedPrices(board: Board): Iterable<readonly FeedPrice[]> {
  for (const state of board.states()) {
    const ids = [...state.offering.onOffer].flatMap((marketId) =>
      board.catalogue.selectionsOf(marketId).map(({ id }) => id),
    );
    yield ids.flatMap((id) => priceIn(board, state, id) ?? []);
  }
}

export function feedPriceOf(
  board: Board,
  matchId: string,
  selectionId: string,
): FeedPrice | undefined {
  const state = board.stateOf(matchId);
  return state && priceIn(board, state, selectionId);
}

function priceIn(
  { catalogue, selling }: Board,
  { match, offering }: MatchState,
  selectionId: string,
): FeedPrice | undefined {
  const selection = catalogue.selection(selectionId);
  const market = catalogue.marketOfSelection(selectionId);
  if (!selection || !market) return undefined;
  const { odds, canBeBetOn } = selling.feedPriceOf({ market, selection }, offering.phase);
  if (!canBeBetOn) return undefined;
  return { selectionId, matchId: match.id, marketId: market.id, startsAt: match.startsAt, odds };
}
