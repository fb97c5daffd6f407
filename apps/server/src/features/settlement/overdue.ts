import { sports } from '@kipute/contract/constants/matches/sports';
import type { SettingsOf } from '../settings/index.ts';
import type { AwaitedPart } from './settling/deciding-store.ts';

/** Ordinary time of the first half. */
const FIRST_HALF = 5;
const FOOTBALL: readonly number[] = [sports.football.id, sports['virtual-football'].id];
const MINUTE_MS = 60_000;

type Thresholds = Pick<
  SettingsOf<'settlement'>,
  'footballMinutes' | 'footballFirstHalfMinutes' | 'otherSportsMinutes' | 'anyMinutes'
>;

/**
 * Whether a bet on this part has waited too long for its result (STL-13). `sportId` is undefined
 * when nobody holds the match any more: then only the longest patience counts.
 */
export function isOverdue(
  { partId, startsAt }: Pick<AwaitedPart, 'partId' | 'startsAt'>,
  sportId: number | undefined,
  { thresholds, now }: { readonly thresholds: Thresholds; readonly now: Date },
): boolean {
  const waitedMinutes = (now.getTime() - startsAt.getTime()) / MINUTE_MS;
  if (waitedMinutes >= thresholds.anyMinutes) return true;
  if (sportId === undefined) return false;
  return waitedMinutes >= patienceFor(partId, sportId, thresholds);
}

function patienceFor(partId: number, sportId: number, thresholds: Thresholds): number {
  if (!FOOTBALL.includes(sportId)) return thresholds.otherSportsMinutes;
  return partId === FIRST_HALF ? thresholds.footballFirstHalfMinutes : thresholds.footballMinutes;
}
