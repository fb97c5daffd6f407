import { floorToShilling, type Senti, senti } from '../money/senti.ts';

/** In percent: at a hundred a player may stake what everybody may. */
export const STAKE_FACTOR_USUAL = 100;
export const STAKE_FACTOR_MIN = 1;
export const STAKE_FACTOR_MAX = 1_000;

/**
 * What a limit of everybody's is for one player, in whole shillings (RSK-01). Never below the least
 * stake: who may bet at all may bet that, and whoever may not is forbidden to bet.
 */
export function limitTimesFactor(limit: Senti, factorPercent: number, least: Senti): Senti {
  if (factorPercent === STAKE_FACTOR_USUAL) return limit;
  const own = floorToShilling(senti((limit * BigInt(factorPercent)) / 100n));
  if (own >= least) return own;
  return least > limit ? limit : least;
}
