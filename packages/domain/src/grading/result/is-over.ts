import { isPartTold, type MatchResult } from './match-result.ts';
import { OVERTIME, SHOOT_OUT, shapeOf } from './sport-shapes.ts';

/** The last minute of a half: stoppage time stays there, so any later one is of the next part. */
const lastMinutes: Readonly<Record<number, number>> = { 3: 90, 5: 45, 6: 90 };

/** Of a part of a football match; undefined for those that have none for certain. */
export const lastMinuteOf = ({ sport }: MatchResult, partId: number): number | undefined =>
  sport === 'football' ? lastMinutes[partId] : undefined;

function isPastByTheClock(result: MatchResult, partId: number): boolean {
  const last = lastMinuteOf(result, partId);
  return last !== undefined && result.minute !== null && result.minute > last;
}

function isOnByTheClock(result: MatchResult, partId: number): boolean {
  const last = lastMinuteOf(result, partId);
  return last !== undefined && result.minute !== null && result.minute <= last;
}

/** Whether nothing more can happen in a part. */
export function isOver(result: MatchResult, partId: number): boolean {
  if (result.status === 'ended' || result.completedParts.includes(partId)) return true;
  if (isPastByTheClock(result, partId)) return true;
  const parts = shapeOf(result.sport).sums[partId];
  return parts?.every((part) => isOver(result, part)) ?? false;
}

/**
 * Of a match that is not played out: a part that comes after one that is still on. Known by the
 * clock or by what was completed; without either a score may be of any of its parts.
 */
export function hasNotBegun(result: MatchResult, partId: number): boolean {
  const { status, sport, completedParts } = result;
  const { periods, mayEndEarly } = shapeOf(sport);
  if (status === 'ended' || mayEndEarly || isPartTold(result, partId)) return false;
  const isOnTop = partId === OVERTIME || partId === SHOOT_OUT;
  const before = periods.slice(0, isOnTop ? periods.length : Math.max(0, periods.indexOf(partId)));
  const isByTheClock = before.some((period) => isOnByTheClock(result, period));
  const isByWhatIsDone = completedParts.length > 0 && !before.every((one) => isOver(result, one));
  return isByTheClock || isByWhatIsDone;
}

const HALF_TIME_MINUTE = 45;

/** Stoppage time stays at 45 and 90, so a half that is over ends its last minute as well. */
export function isMinuteOver(result: MatchResult, minute: number): boolean {
  const { minute: reached, sport } = result;
  if (sport === 'football' && minute <= HALF_TIME_MINUTE && isOver(result, 5)) return true;
  return result.status === 'ended' || (reached !== null && minute < reached);
}
