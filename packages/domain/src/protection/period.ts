import type { LimitPeriod } from './play-limit.ts';

/** East Africa has no summer time: three hours, all year. */
const OFFSET_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;

/** Midnight there, of today, of Monday, of the first (PRO-02). */
export function periodBegin(period: LimitPeriod, now: Date): Date {
  const local = new Date(now.getTime() + OFFSET_MS);
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
  const sinceMonday = (local.getUTCDay() + 6) % 7;
  const begins = {
    day: midnight,
    week: midnight - sinceMonday * DAY_MS,
    month: Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1),
  };
  return new Date(begins[period] - OFFSET_MS);
}
