import { floorToShilling, percentOfRoundedDown, type Senti, senti } from '../money/senti.ts';

type RoundSoFar = { readonly staked: Senti; readonly won: Senti };

/**
 * What is withheld of a round, from all its wins so far: of what it won beyond its stakes, in whole
 * shillings (CAS-14). A message withholds the difference to what was withheld before it, or gives
 * it back, so that their order does not matter.
 */
export function roundTax({ staked, won }: RoundSoFar, taxPercent: number): Senti {
  const beyond = senti(won > staked ? won - staked : 0n);
  return floorToShilling(percentOfRoundedDown(beyond, taxPercent));
}
