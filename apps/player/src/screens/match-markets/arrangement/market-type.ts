import type { MarketGroupWord } from '@kipute/contract/constants/matches/market-groups';

/** One price to tap, and how it is named to those who see and to those who hear the page. */
export type Cell = {
  readonly selectionId: string;
  readonly sign: string;
  readonly words: string;
};

/** Cells side by side; a place without a selection stays blank, so that the columns hold. */
export type Row = {
  readonly key: string;
  /** The line of over and under, written before its two prices. */
  readonly label?: string;
  readonly cells: readonly (Cell | undefined)[];
};

/** Rows under one heading: one market, or all lines of one kind. */
export type Section = {
  readonly key: string;
  /** What sets it apart from the others of its type, such as "1st half"; often nothing. */
  readonly title: string;
  /** Read out before its prices. */
  readonly words: string;
  readonly heads: readonly string[];
  readonly columns: number;
  readonly rows: readonly Row[];
};

/** All markets of one betting type: one card of the page. No price is in here. */
export type MarketType = {
  readonly id: number;
  readonly name: string;
  readonly note: string | null;
  readonly group: MarketGroupWord;
  readonly marketCount: number;
  readonly sections: readonly Section[];
};

/** The two sides of a match, and the word for neither of them. */
export type Sides = {
  readonly home: { readonly id: string; readonly name: string };
  readonly away: { readonly id: string; readonly name: string };
  readonly draw: string;
};

export function cellsOf(type: MarketType): readonly Cell[] {
  return type.sections.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.filter((cell) => cell !== undefined)),
  );
}
