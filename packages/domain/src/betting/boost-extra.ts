import { type Senti, senti } from '../money/senti.ts';
import { type BetMoney, bestReturn } from './bet-return.ts';

export type BoostableLeg = {
  /** Thousandths, as sold. */
  readonly odds: number;
  /** What it would have cost without its boost; null where it has none. */
  readonly oddsBefore: number | null;
};

/**
 * What each leg's boost makes the house pay more if all legs win, taxes included, in the order of
 * the legs (BOOST-10). Boosts are taken away one after the other, so that of two in one bet the
 * sums add up to what both cost together.
 */
export function boostExtras(bet: BetMoney, legs: readonly BoostableLeg[]): readonly Senti[] {
  const odds = legs.map((leg) => leg.odds);
  let promised = outlay(bet, odds);
  return legs.map(({ oddsBefore }, at) => {
    if (oddsBefore === null) return NOTHING;
    odds[at] = oddsBefore;
    const without = outlay(bet, odds);
    const extra = promised > without ? senti(promised - without) : NOTHING;
    promised = without;
    return extra;
  });
}

const NOTHING = senti(0n);

/** Tax leaves the house as well. */
function outlay(bet: BetMoney, odds: readonly number[]): Senti {
  const { paid, tax } = bestReturn(bet, odds);
  return senti(paid + tax);
}
