import { eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { countsByPart } from '../facts/match-facts.ts';
import type { Board } from './board.ts';

/** What moves every price of a match at once. */
const weightyFacts = [eventInfoTypes.score, eventInfoTypes.redCards] as const;

/** Fingerprint of the game state: when it differs, a pending bet was priced for another state. */
export function courseMark(
  { catalogue, stateOf }: Pick<Board, 'catalogue' | 'stateOf'>,
  matchId: string,
): string {
  const match = stateOf(matchId)?.match;
  if (!match) return 'gone';
  const facts = catalogue.factsOf(matchId);
  const counts = weightyFacts.map((typeId) =>
    countsByPart(facts, typeId, match)
      .map(({ partId, home, away }) => `${partId}:${home}-${away}`)
      .join(' '),
  );
  return [match.status, ...counts].join(' | ');
}

/** Odds of home, draw and away, locked or not; 0 without a price. */
export function winnerOdds(
  { stateOf, selling }: Pick<Board, 'stateOf' | 'selling'>,
  matchId: string,
): readonly number[] {
  const offering = stateOf(matchId)?.offering;
  if (!offering) return [0, 0, 0];
  const { home, draw, away } = offering.quick.winner;
  return [home, draw, away].map((one) => (one ? selling.feedPriceOf(one, offering.phase).odds : 0));
}

/** Thousandths: at higher odds nothing counts as all but won, whatever the settings are. */
const WATCHED_UP_TO = 1_200;

const isFarFromWon = ({ odds }: { readonly odds: number }): boolean => odds > WATCHED_UP_TO;

/**
 * Remembers, of selections that have all but won, the game state of their match when they were last
 * sold in this process. While that is unchanged, the price of a suspended selection still holds;
 * after a goal it does not (CSH-11).
 */
export class LastSold {
  readonly #board: Board;
  /** By match and selection. */
  readonly #marks = new Map<string, Map<string, string>>();

  constructor(board: Board) {
    this.#board = board;
    for (const { match, offering } of board.states()) {
      if (offering.phase !== 'live') continue;
      const markets = board.catalogue.marketsOf(match.id);
      const selections = markets.flatMap(({ id }) => board.catalogue.selectionsOf(id));
      this.#look(
        match.id,
        selections.map(({ id }) => id),
      );
    }
    board.onChanged(({ priced, reshaped }) => {
      for (const [matchId, selectionIds] of priced) this.#look(matchId, selectionIds);
      for (const matchId of reshaped) {
        if (board.stateOf(matchId)?.offering.phase !== 'live') this.#marks.delete(matchId);
      }
    });
  }

  /** Nothing moved the match since it was sold, and something else of the match is sold now. */
  isSameGameState(matchId: string, selectionId: string): boolean {
    const mark = this.#marks.get(matchId)?.get(selectionId);
    return mark === courseMark(this.#board, matchId) && this.#sellsSomething(matchId);
  }

  #look(matchId: string, selectionIds: Iterable<string>): void {
    const { catalogue, selling, stateOf } = this.#board;
    const phase = stateOf(matchId)?.offering.phase;
    if (phase !== 'live') return;
    let mark: string | undefined;
    const known = this.#marks.get(matchId);
    for (const id of selectionIds) {
      // Nearly every price that changes: far from won before, and now.
      if (!known?.has(id) && catalogue.offersOf(id).every(isFarFromWon)) continue;
      const [selection, market] = [catalogue.selection(id), catalogue.marketOfSelection(id)];
      if (!selection || !market || !selling.wouldSell({ market, selection }, phase)) continue;
      const marks = this.#marks.get(matchId) ?? new Map<string, string>();
      if (selling.feedPriceOf({ market, selection }, phase).odds > WATCHED_UP_TO) {
        marks.delete(id);
        continue;
      }
      mark ??= courseMark(this.#board, matchId);
      this.#marks.set(matchId, marks.set(id, mark));
    }
  }

  #sellsSomething(matchId: string): boolean {
    const { catalogue, selling, stateOf } = this.#board;
    const phase = stateOf(matchId)?.offering.phase;
    if (phase !== 'live') return false;
    return catalogue
      .marketsOf(matchId)
      .some((market) =>
        catalogue
          .selectionsOf(market.id)
          .some((selection) => selling.wouldSell({ market, selection }, phase)),
      );
  }
}
