/** One step of the ladder: from so many qualifying legs on, that percentage of the profit. */
export type WinBonusStep = { readonly legs: number; readonly percent: number };

export type WinBonusTerms = {
  readonly ladder: readonly WinBonusStep[];
  /** Thousandths: legs below it do not count. */
  readonly oddsMinimum: number;
};

export function qualifyingLegs(legOdds: readonly number[], { oddsMinimum }: WinBonusTerms): number {
  return legOdds.filter((odds) => odds >= oddsMinimum).length;
}

/** Of the highest step that is reached; 0 below the ladder (BET-04). */
export function winBonusPercent(legOdds: readonly number[], terms: WinBonusTerms): number {
  return stepReached(qualifyingLegs(legOdds, terms), terms.ladder)?.percent ?? 0;
}

/** The next step that pays more, and how many legs are missing; undefined at the top (BET-05). */
export function nextWinBonus(
  legOdds: readonly number[],
  terms: WinBonusTerms,
): { readonly legsMissing: number; readonly percent: number } | undefined {
  const count = qualifyingLegs(legOdds, terms);
  const now = stepReached(count, terms.ladder)?.percent ?? 0;
  const better = terms.ladder.filter(({ legs, percent }) => legs > count && percent > now);
  const next = better.reduce<WinBonusStep | undefined>(
    (nearest, step) => (nearest && nearest.legs <= step.legs ? nearest : step),
    undefined,
  );
  return next && { legsMissing: next.legs - count, percent: next.percent };
}

function stepReached(legCount: number, ladder: readonly WinBonusStep[]): WinBonusStep | undefined {
  return ladder.reduce<WinBonusStep | undefined>((highest, step) => {
    const isReached = step.legs <= legCount;
    return isReached && step.legs >= (highest?.legs ?? 0) ? step : highest;
  }, undefined);
}
