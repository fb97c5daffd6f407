import type { MatchResult } from './match-result.ts';
import { shapeOf } from './sport-shapes.ts';

/** Whether nothing more can happen in a part. */
export function isOver(result: MatchResult, partId: number): boolean {
  if (result.status === 'ended' || result.completedParts.includes(partId)) return true;
  const parts = shapeOf(result.sport).sums[partId];
  return parts?.every((part) => isOver(result, part)) ?? false;
}

const HALF_TIME_MINUTE = 45;

/** Stoppage time stays at 45 and 90, so a half that is over ends its last minute as well. */
export function isMinuteOver(result: MatchResult, minute: number): boolean {
  const { minute: reached, sport } = result;
  if (sport === 'football' && minute <= HALF_TIME_MINUTE && isOver(result, 5)) return true;
  return result.status === 'ended' || (reached !== null && minute < reached);
}
