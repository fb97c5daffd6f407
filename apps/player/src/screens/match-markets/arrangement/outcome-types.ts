/** Kinds of selection by the provider's number, as far as their place on the page depends on it. */
export const outcomeTypes = {
  draw: 11,
  score: 12,
  over: 13,
  under: 14,
  doubleChance: 21,
  yesOrNo: 1000,
  odd: 1001,
  even: 1002,
  none: 1004,
  handicapDraw: 1006,
  halfTimeFullTime: 1009,
  combination: 1013,
  other: 1016,
} as const;
