import type { Board } from '../board/board.ts';
import type { Shelf } from '../board/match-state.ts';
import type { Sellable } from '../board/quick-markets.ts';
import { priceText } from './outcome-view.ts';

/**
 * Prices of the quick markets as they are written, in every language alike. Of the forty prices
 * on a tile a batch of the feed changes one or two, and only those are written anew.
 */
export class PriceTexts {
  readonly #board: Board;
  #texts = new WeakMap<Shelf, Map<string, string>>();

  constructor(board: Board) {
    this.#board = board;
    board.onChanged(({ priced }) => {
      for (const [matchId, selectionIds] of priced) this.#forget(matchId, selectionIds);
    });
    board.onFreshness(() => {
      this.#texts = new WeakMap();
    });
  }

  of(shelf: Shelf, sellable: Sellable): string {
    const { id } = sellable.selection;
    const texts = this.#textsOf(shelf);
    const known = texts.get(id);
    if (known !== undefined) return known;
    const text = priceText(this.#board.selling.priceOf(sellable, shelf.phase));
    // Markets beyond the tile are many and asked for seldom.
    if (shelf.quickIds.has(id)) texts.set(id, text);
    return text;
  }

  #textsOf(shelf: Shelf): Map<string, string> {
    const known = this.#texts.get(shelf);
    if (known) return known;
    const texts = new Map<string, string>();
    this.#texts.set(shelf, texts);
    return texts;
  }

  #forget(matchId: string, selectionIds: ReadonlySet<string>): void {
    const shelf = this.#board.stateOf(matchId)?.shelf;
    const texts = shelf && this.#texts.get(shelf);
    if (!texts) return;
    for (const id of selectionIds) texts.delete(id);
  }
}
