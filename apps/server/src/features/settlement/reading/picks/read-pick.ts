import type { BettingType } from '@kipute/contract/constants/betting-types/betting-types';
import type { Side } from '@kipute/domain/grading/score';
import type { Pick } from '@kipute/domain/grading/selection';
import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { type MarketImage, type Sides, teamOf } from '../match-image.ts';

export type Reading = {
  readonly image: MarketImage;
  readonly type: BettingType;
  readonly sides: Sides;
};

/** Undefined where the record does not say enough. */
export type ReadPick = (reading: Reading) => Pick | undefined;

const drawTypes: readonly number[] = [outcomeTypes.draw, outcomeTypes.handicapDraw];

/** Home, draw or away, whatever else the selection says. */
export function sideOf({ image: { selection }, sides }: Reading): Side | undefined {
  const { typeId, code, teamId } = selection;
  if (teamId !== null) return teamOf(teamId, sides);
  return drawTypes.includes(typeId) || code === '#D' ? 'draw' : undefined;
}
