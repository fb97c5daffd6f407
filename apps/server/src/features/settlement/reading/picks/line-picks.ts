import type { Pick } from '@kipute/domain/grading/selection';
import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { teamOf } from '../match-image.ts';
import type { Reading } from './read-pick.ts';

/** Some types have one number for both directions: then the name alone tells. */
function directionOf({ image: { selection } }: Reading): 'over' | 'under' | undefined {
  const { typeId, name } = selection;
  if (typeId === outcomeTypes.totalOver) return 'over';
  if (typeId === outcomeTypes.totalUnder) return 'under';
  if (/^over\b/i.test(name)) return 'over';
  return /^under\b/i.test(name) ? 'under' : undefined;
}

/** In a market of some minutes the first numbers are those, and the line is the selection's. */
export function totalPick(reading: Reading): Pick | undefined {
  const { image, type } = reading;
  const { line } = image.selection;
  const kind = directionOf(reading);
  if (!kind || line === null) return undefined;
  const isDenied = !type.inMinutes && image.market.line !== null && image.market.line !== line;
  return isDenied ? undefined : { kind, line };
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** `7+` has no upper end, and its name says so; without that it may be anything. */
export function rangePick({ image: { selection } }: Reading): Pick | undefined {
  const { line: least, line2: most, name } = selection;
  if (least === null || !isCount(least)) return undefined;
  if (most !== null) return isRange(least, most) ? { kind: 'range', least, most } : undefined;
  return name.includes(`${least}+`) ? { kind: 'range', least, most: null } : undefined;
}

const isRange = (least: number, most: number): boolean => isCount(most) && most >= least;

export function minutesPick({ image: { selection } }: Reading): Pick | undefined {
  const { line: least, line2: most } = selection;
  if (least === null || most === null || !isCount(least) || !isRange(least, most)) return undefined;
  return { kind: 'minutes', least, most };
}

/** `Simba by 2`, `Simba by 3+`, `Simba by 6-10`: only the name has the upper end. */
const MARGIN = / by (\d+)(?:-(\d+)|(\+))?$/;

export function marginPick({ image: { selection }, sides }: Reading): Pick | undefined {
  const team = teamOf(selection.teamId, sides);
  const [, first, last, open] = MARGIN.exec(selection.name) ?? [];
  const least = Number(first);
  if (!team || first === undefined || least !== selection.line) return undefined;
  if (open) return { kind: 'margin', team, least, most: null };
  return { kind: 'margin', team, least, most: last === undefined ? least : Number(last) };
}
