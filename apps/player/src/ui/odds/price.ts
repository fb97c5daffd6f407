export type Price =
  | {
      readonly status: 'open';
      readonly oddsThousandths: number;
      readonly moved?: 'up' | 'down';
      readonly boostedFrom?: number;
    }
  /** Closed for the moment: a lock stands in the number's place. */
  | { readonly status: 'suspended' }
  /** The market has no such outcome: the cell stays, blank, so the columns hold. */
  | { readonly status: 'missing' };

export type Outcome = {
  readonly selectionId: string;
  readonly price: Price;
  readonly mark?: 'selected' | 'refused';
};
