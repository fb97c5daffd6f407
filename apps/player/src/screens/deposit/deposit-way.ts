/** A prompt on the phone, the operator's own menu, and what got lost on the way. */
export const depositWays = ['prompt', 'paybill', 'claim'] as const;
export type DepositWay = (typeof depositWays)[number];
export const FIRST_WAY = 'prompt' satisfies DepositWay;

export const wayIn = (parameters: URLSearchParams): DepositWay =>
  depositWays.find((way) => way === parameters.get('way')) ?? FIRST_WAY;
