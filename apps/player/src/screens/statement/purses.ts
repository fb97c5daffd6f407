/** The purse a statement is about: `type` of the address and of the call. */
export type Purse = 1 | 2 | 3;

export const purses = ['1', '2', '3'] as const;
export type PurseText = (typeof purses)[number];

/** An address of another making is about the balance (MS-40). */
export function purseIn(parameters: URLSearchParams): Purse {
  const named = purses.find((purse) => purse === parameters.get('type')) ?? '1';
  return Number(named) as Purse;
}
