import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { Match, Selection } from '../ports.ts';
import { isOver, isUnder } from './quick-markets.ts';

type Sides = Pick<Match, 'homeId' | 'awayId'>;

/** As people read a market: home, draw, away; over, under; yes, no. Lines rise (TRD-50). */
export function inReadingOrder(
  selections: readonly Selection[],
  sides: Sides | undefined,
): readonly Selection[] {
  return selections.toSorted(
    (one, other) =>
      sideOf(one, sides) - sideOf(other, sides) ||
      (one.line ?? 0) - (other.line ?? 0) ||
      (one.line2 ?? 0) - (other.line2 ?? 0),
  );
}

const FIRST = 0;
const MIDDLE = 1;
const LAST = 2;
const BOTH_TEAMS = 3;

function sideOf(selection: Selection, sides: Sides | undefined): number {
  const { teamId, secondTeamId, yes, typeId } = selection;
  if (secondTeamId !== null) return BOTH_TEAMS;
  if (teamId !== null && teamId === sides?.homeId) return FIRST;
  if (teamId !== null && teamId === sides?.awayId) return LAST;
  if (yes === true || isOver(selection) || typeId === outcomeTypes.odd) return FIRST;
  if (yes === false || isUnder(selection) || typeId === outcomeTypes.even) return LAST;
  return MIDDLE;
}
