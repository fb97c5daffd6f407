import { type BetMoney, type BetReturn, betReturn } from './bet-return.ts';
import { legsPerLine } from './bet-shape.ts';
import type { DecidedLeg, DecidedOutcome } from './leg-factor.ts';
import { moneyBack } from './money-back.ts';

export type LegSoFar = {
  /** Thousandths. */
  readonly odds: number;
  readonly outcome: DecidedOutcome | 'undecided';
};

/**
 * What a bet returns for sure, whatever becomes of its open legs: known when none is open, and of a
 * lost bet at once, unless its open legs may still bring a part of the stake back (STL-35, STL-36).
 */
export function certainReturn(bet: BetMoney, legs: readonly LegSoFar[]): BetReturn | undefined {
  const isDecided = legs.every(({ outcome }) => outcome !== 'undecided');
  const isOver = isDecided || (isLost(bet, legs) && !awaitsMoneyBack(bet, legs));
  return isOver ? betReturn(bet, takenFor(legs, 'lose')) : undefined;
}

/** Lost, and open all the same: money back was promised, and hangs on the legs that are open. */
export function awaitsMoneyBack(bet: BetMoney, legs: readonly LegSoFar[]): boolean {
  const isOpen = legs.some(({ outcome }) => outcome === 'undecided');
  return isOpen && isLost(bet, legs) && moneyBack(bet, takenFor(legs, 'win')) > 0n;
}

/** Every line of it has a lost leg. */
function isLost({ shape }: BetMoney, legs: readonly LegSoFar[]): boolean {
  const lost = legs.filter(({ outcome }) => outcome === 'lose').length;
  return lost > legs.length - legsPerLine(shape, legs.length);
}

const takenFor = (legs: readonly LegSoFar[], untold: DecidedOutcome): readonly DecidedLeg[] =>
  legs.map(({ odds, outcome }) => ({ odds, outcome: outcome === 'undecided' ? untold : outcome }));
