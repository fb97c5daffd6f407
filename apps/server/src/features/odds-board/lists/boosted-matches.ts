import type { Locale } from '@kipute/contract/locale';
import type { Boosted, BoostRule } from '@kipute/domain/odds/boost';
import type { Board } from '../board/board.ts';
import type { MatchState } from '../board/match-states.ts';
import { quote } from '../board/quote.ts';
import type { Sellable } from '../facts/quick-markets.ts';
import { familiesOf, type MarketFamily } from '../view/bet-list-view.ts';
import type { LegWords } from '../view/leg-words.ts';
import type { MatchSearch } from './match-search.ts';

export type BoostedMatch = {
  readonly state: MatchState;
  /** The markets of its raised prices. */
  readonly families: readonly MarketFamily[];
};

/** What is sold at a raised price at this moment, the soonest match first. */
export function boostedMatches(board: Board): readonly BoostedMatch[] {
  const marketIds = new Map<string, Set<string>>();
  for (const { selectionId, matchId } of board.boosting.all()) {
    const quoted = quote(board, selectionId);
    if (!quoted.ok || !quoted.value.boost) continue;
    marketIds.set(matchId, (marketIds.get(matchId) ?? new Set()).add(quoted.value.marketId));
  }
  return [...marketIds]
    .flatMap(([matchId, ids]) => {
      const state = board.stateOf(matchId);
      if (!state) return [];
      const families = familiesOf(board.catalogue, state.offering).map(({ typeId, markets }) => ({
        typeId,
        markets: markets.filter(({ id }) => ids.has(id)),
      }));
      return [{ state, families: families.filter(({ markets }) => markets.length > 0) }];
    })
    .toSorted((one, other) => one.state.match.startsAt - other.state.match.startsAt);
}

export type BoostNow = {
  /** Thousandths, of the feed. */
  readonly price: number;
  /** By the rule, at this moment. */
  readonly boosted: Boosted;
  /** Whether it is sold at a raised price now. */
  readonly isSold: boolean;
  readonly startsAt: number;
  readonly matchId: string;
  readonly marketId: string;
};

/** Undefined where the selection is not on sale before its match. */
export function boostNow(board: Board, selectionId: string, rule: BoostRule): BoostNow | undefined {
  const quoted = quote(board, selectionId);
  const sellable = sellableOf(board, selectionId);
  if (!quoted.ok || quoted.value.isLive || !sellable) return undefined;
  const { startsAt, matchId, marketId, odds, boost } = quoted.value;
  const price = boost?.oddsBefore ?? odds;
  return {
    ...{ startsAt, matchId, marketId, price },
    boosted: board.boosting.boostedBy(rule, sellable),
    isSold: boost !== undefined,
  };
}

function sellableOf({ catalogue }: Board, selectionId: string): Sellable | undefined {
  const selection = catalogue.selection(selectionId);
  const market = catalogue.marketOfSelection(selectionId);
  return selection && market && { market, selection };
}

export type BoostableSelection = {
  readonly id: string;
  readonly words: LegWords;
  readonly startsAt: number;
  /** Thousandths, without a boost. */
  readonly odds: number;
};

type Wanted = {
  readonly board: Board;
  readonly search: Pick<MatchSearch, 'find'>;
  /** A team, a league, the number of a match or of a selection; or nothing. */
  readonly text: string;
  readonly locale: Locale;
  readonly wordsOf: (selectionId: string, locale: Locale) => LegWords | undefined;
};

/** A form shows a page of them: nobody scrolls through the markets of thirty matches. */
const MATCHES_MAX = 10;

export function boostableSelections({
  board,
  search,
  text,
  locale,
  wordsOf,
}: Wanted): readonly BoostableSelection[] {
  const ids = /^\d+$/.test(text)
    ? selectionsOfNumber(board, text)
    : selectionsFound(board, search, text);
  return ids.flatMap((id) => {
    const quoted = quote(board, id);
    const words = quoted.ok && !quoted.value.isLive ? wordsOf(id, locale) : undefined;
    if (!quoted.ok || !words) return [];
    const { startsAt, odds, boost } = quoted.value;
    return [{ id, words, startsAt, odds: boost?.oddsBefore ?? odds }];
  });
}

function selectionsOfNumber(board: Board, number: string): readonly string[] {
  const state = board.stateOf(number);
  if (state) return selectionsOf(board, state);
  return board.catalogue.selection(number) ? [number] : [];
}

function selectionsFound(
  board: Board,
  search: Pick<MatchSearch, 'find'>,
  text: string,
): readonly string[] {
  if (text === '') return [];
  return search
    .find(text)
    .slice(0, MATCHES_MAX)
    .flatMap((id) => {
      const state = board.stateOf(id);
      return state ? selectionsOf(board, state) : [];
    });
}

/** As the page of the match has them. */
function selectionsOf({ catalogue }: Board, { offering }: MatchState): readonly string[] {
  return familiesOf(catalogue, offering).flatMap(({ markets }) =>
    markets.flatMap(({ id }) => catalogue.selectionsOf(id).map((selection) => selection.id)),
  );
}
