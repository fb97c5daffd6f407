import type { Senti } from '@kipute/domain/money/senti';
import type { LockWord } from '../offers/offer.ts';

/** What a player wants to sell, and for how much at least. */
export type Wish = {
  readonly orderId: string;
  /** Of the stake in play. */
  readonly sharePercent: number;
  /** After tax, as it stood on the button. */
  readonly amount: Senti;
};

/**
 * Where the selling of an order is; undefined where nobody has touched it. What came of the last
 * try stands until the next touch.
 */
export type Sale =
  | { readonly step: 'confirming' | 'sending' | 'unsure'; readonly wish: Wish }
  | {
      readonly step: 'changed';
      readonly from: Senti;
      readonly to: Senti;
      readonly sharePercent: number;
      /** An offer requested before this is older than this one. */
      readonly atMs: number;
    }
  | { readonly step: 'not-sold'; readonly why: LockWord | undefined; readonly words: string }
  | { readonly step: 'sold'; readonly paid: Senti; readonly stakeLeft: Senti };
