import { isPartTold, type MatchResult, standingIncidents } from './match-result.ts';
import { OVERTIME, SHOOT_OUT, shapeOf } from './sport-shapes.ts';

/** As minutes are shown: in stoppage time they stay at the last one of their half. */
const minutesOfParts: Readonly<Record<number, readonly [first: number, last: number]>> = {
  3: [1, 90],
  5: [1, 45],
  6: [46, 90],
  [OVERTIME]: [91, 120],
};

/** Of a part of a football match; undefined for those that have none for certain. */
export const minutesOf = (
  { sport }: Pick<MatchResult, 'sport'>,
  partId: number,
): readonly [first: number, last: number] | undefined =>
  sport === 'football' ? minutesOfParts[partId] : undefined;

/** Stoppage time comes after these and no others; the last but one of them is within extra time. */
export const lastOfAHalf: readonly number[] = [45, 90, 105, 120];

/** The periods of a match in the order they are played. */
const inTurn = ({ sport }: MatchResult): readonly number[] => [
  ...shapeOf(sport).periods,
  OVERTIME,
  SHOOT_OUT,
];

/**
 * Whether nothing more can happen in a part: its end was told, or something of a later one. A clock
 * that runs on past 45 or 90 is still in stoppage time, so no minute ends a half.
 */
export function isOver(result: MatchResult, partId: number): boolean {
  if (result.status === 'ended' || result.completedParts.includes(partId)) return true;
  const periods = inTurn(result);
  const place = periods.indexOf(partId);
  if (place >= 0 && periods.slice(place + 1).some((later) => hasBegun(result, later))) return true;
  const parts = shapeOf(result.sport).sums[partId];
  return parts?.every((part) => isOver(result, part)) ?? false;
}

/** Nought to nought of a half says nothing: it may have been told ahead. */
function hasBegun(result: MatchResult, partId: number): boolean {
  if (result.completedParts.includes(partId)) return true;
  const isCounted = Object.values(result.counts).some((byPart) => {
    const score = byPart[partId];
    return score !== undefined && score.home + score.away > 0;
  });
  return isCounted || standingIncidents(result).some((incident) => incident.partId === partId);
}

/** The clock has not come to the end of it, and nobody says that it is over. */
function isOnByTheClock(result: MatchResult, partId: number): boolean {
  const [, last] = minutesOf(result, partId) ?? [];
  const isBefore = last !== undefined && result.minute !== null && result.minute <= last;
  return isBefore && !isOver(result, partId);
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

/** Up to where the clock may be believed, and until which part is over; extra time has two halves. */
const clockStops = [
  { partId: 5, last: 45 },
  { partId: 6, last: 90 },
  { partId: OVERTIME, last: 105 },
] as const;

/**
 * Whether nothing more falls in a minute. The last one of a half lasts as long as the half does,
 * and as long as that is on, no minute of the next has begun, whatever the clock shows.
 */
export function isMinuteOver(result: MatchResult, minute: number): boolean {
  const { minute: reached, sport, status } = result;
  if (status === 'ended') return true;
  if (sport !== 'football') return reached !== null && minute < reached;
  const on = clockStops.find(({ partId }) => !isOver(result, partId));
  const before = clockStops.slice(0, on ? clockStops.indexOf(on) : clockStops.length);
  if (before.some(({ partId }) => minute <= (minutesOf(result, partId)?.[1] ?? 0))) return true;
  return reached !== null && minute < Math.min(reached, on?.last ?? reached);
}
