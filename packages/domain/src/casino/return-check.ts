/** Sums over rounds: stakes, wins, and the squares that say how far they scatter. */
export type RoundSums = {
  readonly rounds: number;
  readonly staked: number;
  readonly won: number;
  readonly stakedSquared: number;
  readonly wonSquared: number;
  readonly stakedByWon: number;
};

export type ReturnCheck = {
  /** Hundredths of a percent, as all of these. */
  readonly observed: number;
  readonly lower: number;
  readonly upper: number;
  readonly isAlarm: boolean;
};

/** 999 of 1,000 values of a normal distribution lie within so many deviations of its middle. */
const DEVIATIONS = 3.2905;
/** Below so many rounds chance does not yet scatter as a normal distribution does. */
const ROUNDS_MIN = 1_000;
const WHOLE = 10_000;

/**
 * What came back of what was staked, and between which bounds the return of a game that keeps its
 * promise lies (CAS-50). Undefined while nothing was staked.
 */
export function checkReturn(sums: RoundSums, statedReturn: number): ReturnCheck | undefined {
  const { rounds, staked, won } = sums;
  if (staked <= 0) return undefined;
  const stated = statedReturn / WHOLE;
  const scatter =
    sums.wonSquared - 2 * stated * sums.stakedByWon + stated * stated * sums.stakedSquared;
  const reach = (DEVIATIONS * Math.sqrt(Math.max(0, scatter))) / staked;
  const observed = won / staked;
  return {
    observed: Math.round(observed * WHOLE),
    lower: Math.round(Math.max(0, stated - reach) * WHOLE),
    upper: Math.round((stated + reach) * WHOLE),
    isAlarm: rounds >= ROUNDS_MIN && Math.abs(observed - stated) > reach,
  };
}
