import type { DecidedOutcome } from '../../../betting/bet-return.ts';
import { type Side, type Team, wonIf } from '../../score.ts';
import type { Pick } from '../../selection.ts';

const sides: readonly Side[] = ['home', 'draw', 'away'];

export const sideOf = ({ kind }: Pick): Side | undefined => sides.find((side) => side === kind);

export function teamOf(pick: Pick): Team | undefined {
  const side = sideOf(pick);
  return side === 'draw' ? undefined : side;
}

/** One side named twice is no double chance. */
export const areTwo = (named: readonly Side[]): boolean =>
  named.length === 2 && named[0] !== named[1];

/** Of a double chance. */
export function sidesOf(pick: Pick): readonly Side[] | undefined {
  if (pick.kind !== 'any-of') return undefined;
  const named = pick.of.map(sideOf).filter((side) => side !== undefined);
  return named.length === pick.of.length && areTwo(named) ? named : undefined;
}

/** Undefined when the pick is neither. */
export function yesOrNo({ kind }: Pick, isSo: boolean): DecidedOutcome | undefined {
  if (kind === 'yes') return wonIf(isSo);
  return kind === 'no' ? wonIf(!isSo) : undefined;
}

export const isInRange = (count: number, { least, most }: { least: number; most: number | null }) =>
  count >= least && (most === null || count <= most);
