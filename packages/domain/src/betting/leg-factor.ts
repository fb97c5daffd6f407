/** How one leg of a bet ended, as far as money cares. */
export type DecidedOutcome = 'win' | 'half-win' | 'refund' | 'half-lose' | 'lose';

export type DecidedLeg = {
  /** Thousandths. */
  readonly odds: number;
  readonly outcome: DecidedOutcome;
};

/** The smallest part in which every factor is whole: half of a thousandth (BET-10). */
export const FACTOR_UNIT = 2_000n;

/** By what a leg multiplies the stake, in parts of `FACTOR_UNIT`. */
export function legFactor({ odds, outcome }: DecidedLeg): bigint {
  const thousandths = BigInt(odds);
  switch (outcome) {
    case 'win':
      return 2n * thousandths;
    case 'half-win':
      return 1_000n + thousandths;
    case 'refund':
      return FACTOR_UNIT;
    case 'half-lose':
      return FACTOR_UNIT / 2n;
    case 'lose':
      return 0n;
  }
}
