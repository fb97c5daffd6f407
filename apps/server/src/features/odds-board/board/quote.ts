import type { Senti } from '@kipute/domain/money/senti';
import { isOnSale } from '@kipute/domain/odds/sold-offer';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { isSoldInPhase, isUndecided } from '../facts/market-facts.ts';
import type { Market, Selection } from '../ports.ts';
import type { Board } from './board.ts';
import type { PriceBoost } from './boosting.ts';
import type { MatchState } from './match-states.ts';
import { isStaleIn } from './suspension.ts';

/** A price that can be bet on at this moment. */
export type Quote = {
  readonly selectionId: string;
  readonly offerId: string;
  /** Thousandths. */
  readonly odds: number;
  /** Only of a price that is raised. */
  readonly boost?: PriceBoost;
  readonly isLive: boolean;
  readonly status: number;
  readonly matchId: string;
  readonly matchStatus: number;
  readonly startsAt: number;
  readonly sportId: number;
  readonly competitionId: string;
  readonly marketId: string;
  readonly marketTypeId: number;
  readonly partId: number;
  /** A bet in play waits at least so long, whatever the settings say. */
  readonly liveDelaySeconds: number;
  /** The most that is taken on it; undefined: what the settings say. */
  readonly stakeMaximum: Senti | undefined;
  /** As the contract numbers it: how much of the usual stake is taken. */
  readonly riskLevel: number;
};

/** In the order they are checked; the first one is returned. */
export type QuoteRefusal =
  | 'selection-unknown'
  | 'match-unknown'
  | 'market-gone'
  | 'board-suspended'
  | 'match-over'
  | 'match-not-on-sale'
  | 'market-closed'
  | 'selection-decided'
  | 'offer-locked';

type Sold = {
  readonly selection: Selection;
  readonly market: Market;
  readonly state: MatchState;
};

export function quote(board: Board, selectionId: string): Result<Quote, QuoteRefusal> {
  const { catalogue } = board;
  const selection = catalogue.selection(selectionId);
  if (!selection) return refuse('selection-unknown');
  const state = board.stateOf(selection.matchId);
  if (!state) return refuse('match-unknown');
  const market = catalogue.marketOfSelection(selectionId);
  if (!market) return refuse('market-gone');
  if (isStaleIn(state.offering.phase, catalogue.freshness())) return refuse('board-suspended');
  if (state.offering.phase === 'over') return refuse('match-over');
  if (!isOnSale(state.offering.phase)) return refuse('match-not-on-sale');
  if (market.isClosed || !isSoldInPhase(market, state.offering.phase, board.choices))
    return refuse('market-closed');
  if (!isUndecided(selection)) return refuse('selection-decided');
  const price = board.selling.priceOf({ market, selection }, state.offering.phase);
  if (!price.canBeBetOn) return refuse('offer-locked');
  const { canBeBetOn: _, ...sold } = price;
  const terms = houseTerms(board, { selection, market, state });
  return ok({ ...sold, ...terms, ...identityOf({ selection, market, state }) });
}

/** What the house decided about the match, its competition and its market type (DESK-12). */
function houseTerms({ choices, selling }: Board, { market, selection, state: { match } }: Sold) {
  const delays = [
    choices.choiceOfMatch(match.id).liveDelaySeconds,
    choices.choiceOfMarketType(market.marketTypeId).liveDelaySeconds,
  ];
  return {
    liveDelaySeconds: Math.max(...delays.map((seconds) => seconds ?? 0)),
    stakeMaximum: choices.tierOfCompetition(match.competitionId).stakeMaximum,
    riskLevel: selling.riskLevelOf({ market, selection }),
  };
}

function identityOf({ selection, market, state: { match } }: Sold) {
  return {
    selectionId: selection.id,
    matchId: match.id,
    matchStatus: match.status,
    startsAt: match.startsAt,
    sportId: match.sportId,
    competitionId: match.competitionId,
    marketId: market.id,
    marketTypeId: market.marketTypeId,
    partId: market.partId,
  };
}
