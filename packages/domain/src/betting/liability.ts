import { type Senti, senti } from '../money/senti.ts';
import type { BetShape } from './bet-shape.ts';

type Promised = { readonly shape: BetShape; readonly payout: Senti };

/**
 * What the house owes on each leg, as if the others were worth just what they cost: the payout of
 * a single, and of an accumulator its payout divided by the odds of the other legs, rounded up. A
 * system is taken as a whole on each of its legs, which is never too little (BET-40).
 */
export function legLiabilities(
  { shape, payout }: Promised,
  legOdds: readonly number[],
): readonly Senti[] {
  if (shape.kind === 'system') return legOdds.map(() => payout);
  const product = legOdds.reduce((total, odds) => total * BigInt(odds), 1n);
  const unit = 1_000n ** BigInt(legOdds.length - 1);
  return legOdds.map((odds) => {
    const worth = payout * BigInt(odds) * unit;
    return senti((worth + product - 1n) / product);
  });
}
