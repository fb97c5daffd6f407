import type { Senti } from '../money/senti.ts';

/** In one word what became of a settled bet. */
export type BetEnd = 'won' | 'returned' | 'half-lost' | 'part-lost' | 'lost';

export type SettledMoney = {
  readonly profit: Senti;
  /** Of the stake, in cash or as the credit it was paid with; money back for a lost leg is neither. */
  readonly back: Senti;
  /** What no cash-out has taken. */
  readonly stake: Senti;
};

/**
 * A credit stake is not paid out, so profit tells a win. What came back of a stake is called a
 * refund only when all of it did: a half lost bet is half lost (BET-15).
 */
export function betEnd({ profit, back, stake }: SettledMoney): BetEnd {
  if (profit > 0n) return 'won';
  if (back === 0n) return 'lost';
  if (back >= stake) return 'returned';
  return back === stake / 2n ? 'half-lost' : 'part-lost';
}
