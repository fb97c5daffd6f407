import type { MatchInfo } from '@kipute/contract/calls/matches/match-info';
import type { Locale } from '@kipute/contract/locale';
import type { GuardReason } from '@kipute/domain/odds/guard/market-guard';
import { oddsLessMargin } from '@kipute/domain/odds/margin';
import { shiftMaximum } from '@kipute/domain/odds/price-by-hand';
import { soldOfferOf } from '@kipute/domain/odds/sold-offer';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Board } from '../board/board.ts';
import { canStillWin, isUndecided, winnersTogether } from '../facts/market-facts.ts';
import { inReadingOrder } from '../facts/selection-order.ts';
import type { Market, Selection } from '../ports.ts';
import { compareOnPage } from '../view/bet-list-view.ts';
import { headerView } from '../view/header-view.ts';
import type { Names } from '../view/names.ts';
import { marketNameIn } from '../view/outcome-view.ts';
import { selectionText } from '../view/selection-words.ts';

type Phase = Parameters<Board['selling']['priceOf']>[1];

/** A selection as a trader sees it; odds in thousandths, 0 without a price. */
export type DeskSelection = {
  readonly id: string;
  readonly name: string;
  readonly providerOdds: number;
  /** What it would cost without a hand on it. */
  readonly baseOdds: number;
  readonly soldOdds: number;
  readonly isOpen: boolean;
  readonly isDecided: boolean;
  readonly isBoosted: boolean;
};

export type DeskMarket = {
  readonly id: string;
  readonly name: string;
  readonly marketTypeId: number;
  readonly partId: number;
  readonly isClosed: boolean;
  readonly held: GuardReason | undefined;
  /** Percent over the fair sum; undefined without all prices. */
  readonly providerMargin: number | undefined;
  readonly soldMargin: number | undefined;
  readonly selections: readonly DeskSelection[];
};

export type DeskMatch = {
  readonly header: Omit<MatchInfo, 'bet_list' | keyof MatchGroups>;
  readonly markets: readonly DeskMarket[];
};
type MatchGroups = Pick<
  MatchInfo,
  'way_3' | 'double_chance' | 'both_teams_to_score' | 'over_or_under' | 'corners' | 'cards'
>;

type Named = { readonly names: Names; readonly locale: Locale };

/** Every market that the provider tells of, on offer or not: bets may be open on any of them. */
export function deskMatch(
  board: Board,
  matchId: string,
  { names, locale }: Named,
): DeskMatch | undefined {
  const { catalogue, choices } = board;
  const state = board.stateOf(matchId);
  if (!state) return undefined;
  const { phase } = state.offering;
  const markets = catalogue
    .marketsOf(matchId)
    .toSorted(compareOnPage)
    .map((market) => deskMarket(board, { market, phase }, { names, locale }));
  return { header: headerView(state, locale, { catalogue, names, choices }), markets };
}

type Asked = { readonly market: Market; readonly phase: Phase };

function deskMarket(board: Board, { market, phase }: Asked, { names, locale }: Named): DeskMarket {
  const { catalogue, guard } = board;
  const teamName = (id: string) => names.team(id, locale);
  const sides = catalogue.matches().get(market.matchId);
  const all = inReadingOrder(catalogue.selectionsOf(market.id), sides);
  const selections = all.map((selection) => ({
    ...deskSelection(board, { market, phase }, selection),
    name: selectionText({ market, selection }, locale, teamName),
  }));
  const inPlay = selections.filter((_, at) => all[at] && canStillWin(all[at]));
  const winners = winnersTogether(market.marketTypeId, all.length);
  const marginOf = (oddsOf: (one: DeskSelection) => number) =>
    marginIn(inPlay.map(oddsOf), winners);
  return {
    id: market.id,
    name: marketNameIn(market, locale, teamName),
    marketTypeId: market.marketTypeId,
    partId: market.partId,
    isClosed: market.isClosed,
    held: guard.suspended().find(({ marketId }) => marketId === market.id)?.reason,
    providerMargin: marginOf(({ providerOdds }) => providerOdds),
    soldMargin: marginOf(({ soldOdds }) => soldOdds),
    selections,
  };
}

function deskSelection(board: Board, asked: Asked, selection: Selection) {
  const { market, phase } = asked;
  const { odds, canBeBetOn, boost } = board.selling.priceOf({ market, selection }, phase);
  return {
    id: selection.id,
    ...pricesOf(board, asked, selection),
    soldOdds: odds,
    isOpen: canBeBetOn,
    isDecided: !isUndecided(selection),
    isBoosted: boost !== undefined,
  };
}

/** The provider's price, and the one it would be sold at without a hand on it. */
function pricesOf({ catalogue, choices }: Board, { market, phase }: Asked, { id }: Selection) {
  const sold = soldOfferOf(catalogue.offersOf(id), phase, choices.rankOf);
  const providerOdds = sold?.offer.odds ?? 0;
  const competitionId = catalogue.matches().get(market.matchId)?.competitionId ?? '';
  const { marginHundredths } = choices.tierOfCompetition(competitionId);
  return { providerOdds, baseOdds: oddsLessMargin(providerOdds, marginHundredths) };
}

/** How much more than it is worth a whole market costs, in percent. */
function marginIn(odds: readonly number[], winners: number | 'varies'): number | undefined {
  if (winners === 'varies' || odds.length === 0 || odds.includes(0)) return undefined;
  const sum = odds.reduce((all, one) => all + 1_000 / one, 0);
  return Math.round((sum / winners - 1) * 1_000) / 10;
}

export type ShiftRefusal =
  | { readonly code: 'selection-unknown' | 'price-not-there' | 'price-not-safe' }
  | { readonly code: 'price-out-of-bounds'; readonly most: number };

/** Whether a price may be moved by so many thousandths, as things stand now (TRD-11, TRD-12). */
export function checkShift(
  board: Board,
  { selectionId, shift, maximumPercent }: WantedShift,
): Result<null, ShiftRefusal> {
  const { catalogue, guard } = board;
  const selection = catalogue.selection(selectionId);
  const market = catalogue.marketOfSelection(selectionId);
  const state = selection && board.stateOf(selection.matchId);
  if (!selection || !market || !state) return refuse({ code: 'selection-unknown' });
  // A release is always safe: it is the price of the feed again.
  if (shift === 0) return ok(null);
  const asked = { market, phase: state.offering.phase };
  const { providerOdds, baseOdds } = pricesOf(board, asked, selection);
  if (baseOdds === 0) return refuse({ code: 'price-not-there' });
  const most = shiftMaximum(baseOdds, maximumPercent);
  if (Math.abs(shift) > most) return refuse({ code: 'price-out-of-bounds', most });
  const fault = guard.faultWith(selection, providerOdds + shift);
  return fault ? refuse({ code: 'price-not-safe' }) : ok(null);
}

type WantedShift = {
  readonly selectionId: string;
  readonly shift: number;
  readonly maximumPercent: number;
};
