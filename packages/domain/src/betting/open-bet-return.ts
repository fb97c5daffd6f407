import {
  type BetMoney,
  type BetReturn,
  betReturn,
  type DecidedLeg,
  type DecidedOutcome,
  moneyBack,
} from './bet-return.ts';
import { fewestLegsPerLine } from './bet-shape.ts';

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
  return lost > legs.length - fewestLegsPerLine(shape, legs.length);
}

const takenFor = (legs: readonly LegSoFar[], untold: DecidedOutcome): readonly DecidedLeg[] =>
  legs.map(({ odds, outcome }) => ({ odds, outcome: outcome === 'undecided' ? untold : outcome }));

export type RunningLeg = {
  /** Thousandths. */
  readonly odds: number;
  /** Decided or as it stands; `untold` where nobody can say. */
  readonly outcome: DecidedOutcome | 'untold';
};

/**
 * What a bet would pay if its matches ended as they stand. Undefined while it hangs on a leg that
 * cannot be told: where that leg makes no difference, as beside a lost one, it is told (ORD-16).
 */
export function runningReturn(bet: BetMoney, legs: readonly RunningLeg[]): BetReturn | undefined {
  const returnIfUntold = (untold: DecidedOutcome) =>
    betReturn(
      bet,
      legs.map(({ odds, outcome }) => ({ odds, outcome: outcome === 'untold' ? untold : outcome })),
    );
  const best = returnIfUntold('win');
  return best.paid === returnIfUntold('lose').paid ? best : undefined;
}
