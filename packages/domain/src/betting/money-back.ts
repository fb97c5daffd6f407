import { percentOfRoundedDown, type Senti, senti } from '../money/senti.ts';
import type { BetMoney } from './bet-return.ts';
import type { DecidedLeg } from './leg-factor.ts';

/** From so many legs on, that percentage of the stake. */
export type MoneyBackStep = { readonly legs: number; readonly percent: number };

export type MoneyBackTerms = { readonly ladder: readonly MoneyBackStep[] };

/**
 * What an accumulator gets back as credit when one leg alone has lost it: all others won, refunded
 * ones do not count (BET-12). A stake by credit gets nothing: it would never be used up.
 */
export function moneyBack(
  { shape, stake, paidWith, terms }: BetMoney,
  legs: readonly DecidedLeg[],
): Senti {
  const counted = legs.filter(({ outcome }) => outcome !== 'refund');
  const isLostByOne =
    shape.kind === 'all' &&
    counted.filter(({ outcome }) => outcome === 'lose').length === 1 &&
    counted.every(({ outcome }) => outcome === 'lose' || outcome === 'win');
  if (!terms.moneyBack || !isLostByOne || paidWith === 'credit') return senti(0n);
  const reached = terms.moneyBack.ladder.filter((step) => step.legs <= counted.length);
  const percent = Math.max(0, ...reached.map((step) => step.percent));
  return percentOfRoundedDown(stake, percent);
}
