import { type BetMoney, type BetReturn, betReturn } from './bet-return.ts';
import type { DecidedOutcome } from './leg-factor.ts';

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
