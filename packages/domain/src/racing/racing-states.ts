export const racingRoundStates = ['scheduled', 'drawn', 'settled', 'refunded'] as const;
export type RacingRoundState = (typeof racingRoundStates)[number];

export const racingRoundCauses = ['drawn', 'settled', 'not-drawn', 'refunded-by-hand'] as const;
export type RacingRoundCause = (typeof racingRoundCauses)[number];

type RacingRoundMove = {
  readonly from: RacingRoundState;
  readonly cause: RacingRoundCause;
  readonly to: RacingRoundState;
};

/**
 * Every move of a round; any other is refused (RAC-41). Whether a scheduled round takes bets is a
 * matter of its times. One that nobody could draw gives every stake back, and so does a person's
 * word while it is not settled.
 */
export const racingRoundMoves: readonly RacingRoundMove[] = [
  { from: 'scheduled', cause: 'drawn', to: 'drawn' },
  { from: 'scheduled', cause: 'not-drawn', to: 'refunded' },
  { from: 'scheduled', cause: 'refunded-by-hand', to: 'refunded' },
  { from: 'drawn', cause: 'settled', to: 'settled' },
  { from: 'drawn', cause: 'refunded-by-hand', to: 'refunded' },
];

export function racingRoundStateAfter(
  from: RacingRoundState,
  cause: RacingRoundCause,
): RacingRoundState | undefined {
  return racingRoundMoves.find((move) => move.from === from && move.cause === cause)?.to;
}
