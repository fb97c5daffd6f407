import { eatDayBegan } from '@kipute/domain/odds/eat-days';
import type { Chance } from './chance.ts';

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** What the hours of a day in East Africa have of it: little at night, most in the evening. */
const hours = [
  ...[6, 3, 2, 1, 1, 2, 5, 9, 14, 18, 22, 26],
  ...[30, 30, 30, 34, 42, 52, 66, 80, 84, 70, 42, 18],
].map((weight, hour) => [hour, weight] as const);

/** Monday first: week-ends have the matches. */
const weekdays = [0.84, 0.9, 1, 0.96, 1.04, 1.5, 1.44];

export const weekdayWeight = (dayBegan: number): number =>
  weekdays[(Math.floor((dayBegan + 3 * HOUR_MS) / DAY_MS) + 3) % 7] ?? 1;

/** A moment of the day that begins then. */
export const momentOfDay = (dayBegan: number, chance: Chance): number =>
  dayBegan + chance.weighted(hours) * HOUR_MS + chance.below(HOUR_MS);

/** The beginnings of the days from one moment to another, in East Africa. */
export function daysBetween(from: number, until: number): readonly number[] {
  const days: number[] = [];
  for (let day = eatDayBegan(from); day < until; day += DAY_MS) days.push(day);
  return days;
}
