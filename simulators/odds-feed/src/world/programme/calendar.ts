export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** East Africa Time has no summer. */
const EAST_AFRICA_OFFSET_MS = 3 * HOUR_MS;

/** Number of the day in East Africa. */
export const dayOf = (time: number): number => Math.floor((time + EAST_AFRICA_OFFSET_MS) / DAY_MS);

export const startOfDay = (day: number): number => day * DAY_MS - EAST_AFRICA_OFFSET_MS;

/** Weeks begin on Monday: the first day of all was a Thursday. */
export const weekOf = (day: number): number => Math.floor((day + 3) / 7);

export const dayIn = (week: number, weekday: number): number => week * 7 - 3 + weekday;

/** Monday is 0. */
export const weekdayOf = (day: number): number => (day + 3) % 7;

export const hourOf = (time: number): number => ((time + EAST_AFRICA_OFFSET_MS) % DAY_MS) / HOUR_MS;

export function timeOn(day: number, clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return startOfDay(day) + hours * HOUR_MS + minutes * MINUTE_MS;
}
