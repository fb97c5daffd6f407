import { outcomeStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';

const { didHappen, didNotHappen, halfWon, halfLost } = outcomeStatuses;

/** How a selection ended, in the feed's own numbers. */
export type Verdict =
  | typeof didHappen
  | typeof didNotHappen
  | typeof halfWon
  | typeof halfLost
  | typeof outcomeStatuses.void;

export const verdicts = {
  won: didHappen,
  lost: didNotHappen,
  halfWon,
  halfLost,
  void: outcomeStatuses.void,
} as const;

export function wonIf(condition: boolean): Verdict {
  return condition ? verdicts.won : verdicts.lost;
}

/**
 * Of the selection that wants `value` to be above nought. A quarter line puts half of the stake on
 * each of the two lines beside it, so a quarter off nought is half a win or half a loss.
 */
export function verdictAbove(value: number): Verdict {
  if (value >= 0.5) return verdicts.won;
  if (value <= -0.5) return verdicts.lost;
  if (value > 0) return verdicts.halfWon;
  if (value < 0) return verdicts.halfLost;
  return verdicts.void;
}

const opposites: Readonly<Record<Verdict, Verdict>> = {
  [verdicts.won]: verdicts.lost,
  [verdicts.lost]: verdicts.won,
  [verdicts.halfWon]: verdicts.halfLost,
  [verdicts.halfLost]: verdicts.halfWon,
  [verdicts.void]: verdicts.void,
};

/** What the other of two selections gets. */
export function opposite(verdict: Verdict): Verdict {
  return opposites[verdict];
}
