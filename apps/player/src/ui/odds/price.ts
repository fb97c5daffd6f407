export type Price =
  | {
      readonly status: 'open';
      readonly oddsThousandths: number;
      readonly moved?: 'up' | 'down';
      /** Counts the moves, so that each of them flashes anew. */
      readonly moves?: number;
      readonly boostedFrom?: number;
    }
  /** Closed for the moment: a lock stands in the number's place. */
  | { readonly status: 'suspended' }
  /** Nobody sells it at the moment, and nobody says that it comes back. */
  | { readonly status: 'unpriced' }
  /** From before the connection was lost: the number is shown, pale, and cannot be picked. */
  | { readonly status: 'stale'; readonly oddsThousandths: number }
  /** The market has no such outcome: the cell stays, blank, so the columns hold. */
  | { readonly status: 'missing' };

export type Outcome = {
  readonly selectionId: string;
  readonly price: Price;
  readonly mark?: 'selected' | 'refused';
};
