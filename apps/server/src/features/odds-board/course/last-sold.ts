import type { Board } from '../board/board.ts';
import { courseMark } from './course-mark.ts';

/** Thousandths: what was dearer is never taken for all but won, whatever the settings say. */
const WATCHED_UP_TO = 1_200;

const isFarFromWon = ({ odds }: { readonly odds: number }): boolean => odds > WATCHED_UP_TO;

/**
 * Remembers, of selections that all but won, the course of their match when they were sold last in
 * this process. Suspended since, such a price still tells something while nothing has happened; after
 * a goal it is the price of another match (CSH-11).
 */
export class LastSold {
  readonly #board: Board;
  /** By match and selection. */
  readonly #marks = new Map<string, Map<string, string>>();

  constructor(board: Board) {
    this.#board = board;
    for (const { match, shelf } of board.states()) {
      if (shelf.phase !== 'live') continue;
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
        if (board.stateOf(matchId)?.shelf.phase !== 'live') this.#marks.delete(matchId);
      }
    });
  }

  /** Nothing moved the match since it was sold, and something else of the match is sold now. */
  isSameCourse(matchId: string, selectionId: string): boolean {
    const mark = this.#marks.get(matchId)?.get(selectionId);
    return mark === courseMark(this.#board, matchId) && this.#sellsSomething(matchId);
  }

  #look(matchId: string, selectionIds: Iterable<string>): void {
    const { catalogue, selling, stateOf } = this.#board;
    const phase = stateOf(matchId)?.shelf.phase;
    if (phase !== 'live') return;
    let mark: string | undefined;
    const known = this.#marks.get(matchId);
    for (const id of selectionIds) {
      // Nearly every price that changes: far from won before, and now.
      if (!known?.has(id) && catalogue.offersOf(id).every(isFarFromWon)) continue;
      const [selection, market] = [catalogue.selection(id), catalogue.marketOfSelection(id)];
      if (!selection || !market || !selling.wouldSell({ market, selection }, phase)) continue;
      const marks = this.#marks.get(matchId) ?? new Map<string, string>();
      if (selling.priceOf({ market, selection }, phase).odds > WATCHED_UP_TO) {
        marks.delete(id);
        continue;
      }
      mark ??= courseMark(this.#board, matchId);
      this.#marks.set(matchId, marks.set(id, mark));
    }
  }

  #sellsSomething(matchId: string): boolean {
    const { catalogue, selling, stateOf } = this.#board;
    const phase = stateOf(matchId)?.shelf.phase;
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
