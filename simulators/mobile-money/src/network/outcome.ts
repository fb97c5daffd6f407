/** Why money did not move. Each party has words and codes of its own for these. */
export type RefusalReason =
  | 'cancelled'
  | 'wrong-pin'
  | 'funds-short'
  | 'expired'
  | 'phone-unknown'
  | 'float-empty';

/** How a prompt or a payout ended. Amounts are whole shillings everywhere in here. */
export type Outcome =
  | { readonly kind: 'paid'; readonly receipt: string; readonly amount: number }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };
