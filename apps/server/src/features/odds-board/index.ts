import type { Outcome } from '@kipute/contract/calls/matches/match-info';
import type { Locale } from '@kipute/contract/locale';
import type { SinceDanger } from '@kipute/domain/betting/danger';
import type { ScorePick } from '@kipute/domain/grading/score-pick';
import type { BoostRule } from '@kipute/domain/odds/boost';
import type { Result } from '@kipute/domain/result';
import type { Clock } from '../../platform/clock.ts';
import { type BoardDeps, createBoard } from './board/board.ts';
import type { Boost } from './board/boosting.ts';
import { DangerWatch } from './board/danger-watch.ts';
import { type FeedPrice, feedPriceOf, feedPrices } from './board/feed-prices.ts';
import { courseMark, LastSold, winnerOdds } from './board/game-state.ts';
import { lastPrices, type MarketPrices, marketPrices } from './board/market-prices.ts';
import { type Quote, type QuoteRefusal, quote } from './board/quote.ts';
import type { Suspensions } from './board/suspension.ts';
import type { SuspendedMarket } from './guard/price-guard.ts';
import {
  type BoostableSelection,
  type BoostNow,
  boostableSelections,
  boostNow,
} from './lists/boosted-matches.ts';
import { listRoutes } from './lists/list-routes.ts';
import { createListText } from './lists/list-text.ts';
import { createMatchLists } from './lists/match-lists.ts';
import { MatchSearch } from './lists/match-search.ts';
import { navigationRoutes } from './lists/navigation-routes.ts';
import { ReplyCache } from './lists/reply-cache.ts';
import { resultRoutes } from './lists/result-routes.ts';
import { createResults } from './lists/results.ts';
import { guardRoutes } from './lists/suspended-market-routes.ts';
import { canFollow, LiveBoard } from './live/live-board.ts';
import { heldMatches } from './match/history-view.ts';
import { oneMatchRoutes } from './match/one-match-routes.ts';
import { createTeamForms, type TeamForm } from './match/team-form.ts';
import {
  checkShift,
  type DeskMatch,
  deskMatch,
  type ShiftRefusal,
} from './match/traded-markets.ts';
import type { Catalogue, HouseChoices, LiveHub, MatchArchive } from './ports.ts';
import { createLegWords, type LegWords } from './view/leg-words.ts';
import { type MatchGlance, matchGlance } from './view/match-glance.ts';
import { MatchWriter } from './view/match-writer.ts';
import { createNames } from './view/names.ts';
import { scorePickOf } from './view/score-pick.ts';

export type { FeedPrice } from './board/feed-prices.ts';
export type { Quote, QuoteRefusal } from './board/quote.ts';
export type { DeskMarket, DeskSelection } from './match/traded-markets.ts';
export type { LegWords } from './view/leg-words.ts';
export type { MatchGlance } from './view/match-glance.ts';

export type OddsBoardDeps = {
  readonly catalogue: Catalogue & HouseChoices;
  readonly clock: Clock;
  /** Matches beyond what is held in memory; without one history ends there. */
  readonly archive?: MatchArchive;
} & Pick<
  BoardDeps,
  'guardLimits' | 'countSuspended' | 'readSelection' | 'raiseMaximumPercent' | 'handMaximumPercent'
>;

export type OddsBoard = {
  readonly routes: OddsBoardRoutes;
  readonly live: {
    /** From now on every change is published on the hub. */
    readonly publishOn: (hub: LiveHub) => void;
    readonly canFollow: (topic: string) => boolean;
  };
  /** What a selection costs at this moment, or why it cannot be bet on. */
  readonly quote: (selectionId: string) => Result<Quote, QuoteRefusal>;
  /** The same with the prices of its whole market, for what the house buys back. */
  readonly marketPrices: (selectionId: string) => Result<MarketPrices, QuoteRefusal>;
  /** The last ones of a market in play, where they still tell what its selection is worth. */
  readonly lastPrices: (selectionId: string) => MarketPrices | undefined;
  readonly isBettable: (selectionId: string) => boolean;
  /** Whether a side of it that leads by two has won. */
  readonly isTwoUp: (matchId: string) => boolean;
  /** Whether the house lets random bets be put on it. */
  readonly allowsRandomBets: (matchId: string) => boolean;
  /** A selection in the words of the wire, bettable or not; undefined when it is unknown. */
  readonly outcomeOf: (selectionId: string, locale: Locale) => Outcome | undefined;
  /** What a selection is called; undefined when it is not held any more. */
  readonly wordsOf: (selectionId: string, locale: Locale) => LegWords | undefined;
  /** A match in one line; undefined when it is not held any more. */
  readonly glanceOf: (matchId: string) => MatchGlance | undefined;
  /** What a selection says about the score; undefined when it is about something else. */
  readonly scorePickOf: (selectionId: string) => ScorePick | undefined;
  /** Another text after a goal, a red card, the end: whatever moves every price of a match. */
  readonly courseMark: (matchId: string) => string;
  /** What home, draw and away of a match cost, in thousandths; 0 without a price. */
  readonly winnerOdds: (matchId: string) => readonly number[];
  /** How the last matches of a team ended, as far as they are known here. */
  readonly formOf: (teamId: string) => TeamForm;
  readonly secondsSinceDanger: (matchId: string) => SinceDanger;
  /** Replaces the suspensions of the house: these are shown locked to everybody, and no others. */
  readonly setSuspensions: (suspensions: Suspensions) => void;
  /** Replaces the raised prices of the house, those whose time is still to come among them. */
  readonly setBoosts: (boosts: readonly Boost[]) => void;
  /** Called once for each boost that the feed's price has come up to; it is sold no more. */
  readonly onBoostOvertaken: (listener: (boostId: string) => void) => void;
  /** What a selection costs before its match without a boost, and by this rule. */
  readonly boostNow: (selectionId: string, rule: BoostRule) => BoostNow | undefined;
  /** What is on sale before its match, for who looks for a price to raise. */
  readonly boostableSelections: (text: string, locale: Locale) => readonly BoostableSelection[];
  /** What is on sale, a match at a time, without boosts. */
  readonly feedPrices: () => Iterable<readonly FeedPrice[]>;
  /** Undefined for what cannot be bet on now. */
  readonly feedPriceOf: (matchId: string, selectionId: string) => FeedPrice | undefined;
  /** Prices of a match that a batch may have changed. */
  readonly onPriced: (
    listener: (matchId: string, selectionIds: ReadonlySet<string>) => void,
  ) => void;
  /** From now on a search puts first what is bet on: what the house may owe on a match. */
  readonly rankSearchBy: (owedOn: (matchId: string) => bigint) => void;
  /** Markets that the provider offers and the price guard does not let be sold. */
  readonly suspendedMarkets: () => readonly SuspendedMarket[];
  /** Every market of a match as a trader sees it; undefined when it is not held. */
  readonly deskMatch: (matchId: string, locale: Locale) => DeskMatch | undefined;
  /** Whether a price may be moved by so many thousandths now. */
  readonly checkShift: (wanted: Parameters<typeof checkShift>[1]) => Result<null, ShiftRefusal>;
  /** The limits of the price guard changed. */
  readonly recheckPrices: () => void;
  /** Starts comparing offers of different markets; returns how to stop. */
  readonly watchArbitrage: () => () => void;
};

type OddsBoardRoutes = ReturnType<typeof listRoutes> &
  ReturnType<typeof navigationRoutes> &
  ReturnType<typeof resultRoutes> &
  ReturnType<typeof oneMatchRoutes> &
  ReturnType<typeof guardRoutes>;

/** The catalogue must hold its world already; later changes come from its listeners. */
export function createOddsBoard({ archive: given, ...deps }: OddsBoardDeps): OddsBoard {
  const { catalogue } = deps;
  const archive = given ?? heldMatches(catalogue);
  const board = createBoard({ ...deps, choices: catalogue });
  const names = createNames(catalogue);
  const writer = new MatchWriter(board, names);
  const lists = createMatchLists(board);
  const replies = new ReplyCache(board);
  let owedOn = (_matchId: string) => 0n;
  const search = new MatchSearch({ board, lists, names, owedOn: (matchId) => owedOn(matchId) });
  const text = createListText(board, writer);
  const wordsOf = createLegWords(board, names);
  const dangers = new DangerWatch(board);
  const lastSold = new LastSold(board);
  return {
    routes: {
      ...listRoutes({ board, lists, text, writer, search, replies }),
      ...navigationRoutes({ board, lists, names, replies }),
      ...resultRoutes({ board, names, results: createResults({ board, search }), replies }),
      ...guardRoutes(board, names),
      ...oneMatchRoutes({ board, writer, replies, archive }),
    },
    live: {
      publishOn: (hub) => void new LiveBoard({ board, writer, lists, hub }),
      canFollow,
    },
    quote: (selectionId) => quote(board, selectionId),
    marketPrices: (selectionId) => marketPrices(board, selectionId),
    lastPrices: (selectionId) => {
      const matchId = catalogue.selection(selectionId)?.matchId ?? '';
      return lastPrices(board, selectionId, () => lastSold.isSameGameState(matchId, selectionId));
    },
    isBettable: (selectionId) => quote(board, selectionId).ok,
    allowsRandomBets: (matchId) => catalogue.choiceOfMatch(matchId).allowsRandomBets,
    isTwoUp: (matchId) => board.stateOf(matchId)?.listing.isUpGoal === true,
    outcomeOf: (selectionId, locale) => {
      const text = writer.outcome(selectionId, locale);
      return text === undefined ? undefined : (JSON.parse(text) as Outcome);
    },
    wordsOf,
    glanceOf: (matchId) => matchGlance({ board, names }, matchId),
    scorePickOf: (selectionId) => scorePickOf(board, selectionId),
    courseMark: (matchId) => courseMark(board, matchId),
    winnerOdds: (matchId) => winnerOdds(board, matchId),
    formOf: createTeamForms({ archive, clock: deps.clock }),
    secondsSinceDanger: (matchId) => dangers.secondsSince(matchId),
    setSuspensions: board.setSuspensions,
    setBoosts: board.setBoosts,
    onBoostOvertaken: (listener) => board.boosting.onOvertaken(listener),
    boostNow: (selectionId, rule) => boostNow(board, selectionId, rule),
    boostableSelections: (text, locale) =>
      boostableSelections({ board, search, text, wordsOf, locale }),
    rankSearchBy: (given) => {
      owedOn = given;
    },
    feedPrices: () => feedPrices(board),
    feedPriceOf: (matchId, selectionId) => feedPriceOf(board, matchId, selectionId),
    onPriced: (listener) =>
      board.onChanged(({ priced }) => {
        for (const [matchId, selectionIds] of priced) listener(matchId, selectionIds);
      }),
    suspendedMarkets: () => board.guard.suspended(),
    deskMatch: (matchId, locale) => deskMatch(board, matchId, { names, locale }),
    checkShift: (wanted) => checkShift(board, wanted),
    recheckPrices: board.recheckPrices,
    watchArbitrage: () => board.arbitrageWatch?.start() ?? (() => {}),
  };
}
