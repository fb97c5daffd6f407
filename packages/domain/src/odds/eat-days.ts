/** East Africa Time has no summer time: it is three hours ahead of UTC all year. */
const EAT_AHEAD_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;

/** The day it is in East Africa at an instant, as `2026-03-01`. */
export function eatDayOf(instant: number): string {
  return new Date(instant + EAT_AHEAD_MS).toISOString().slice(0, 10);
}

/** The instant at which the day of an instant began in East Africa. */
export function eatDayBegan(instant: number): number {
  return Math.floor((instant + EAT_AHEAD_MS) / DAY_MS) * DAY_MS - EAT_AHEAD_MS;
}

/** The day of an instant and those that follow. */
export function eatDaysFrom(instant: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => eatDayOf(instant + index * DAY_MS));
}
