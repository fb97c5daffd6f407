/** "07:00" to "24:00", in East Africa Time; a day without service has none. */
export type ServiceDay = { readonly from: string; readonly until: string } | null;

/** Monday first. */
export type ServiceWeek = readonly ServiceDay[];

export type Service = {
  readonly isOpen: boolean;
  /** The hours of the day it is in East Africa. */
  readonly today: ServiceDay;
  /** When it opens next; null while it is open, and for a week without any hours. */
  readonly opensAt: Date | null;
};

const EAT_AHEAD_MS = 3 * 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WEEK_DAYS = 7;
/** The first of January 1970 was a Thursday. */
const FIRST_WEEKDAY = 3;

const HOURS = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/;

/**
 * As the office writes a day: "07:00-23:00", or nothing. Undefined for what is no such day: one that
 * ends before it begins, or after midnight.
 */
export function readServiceDay(written: string): ServiceDay | undefined {
  const text = written.trim();
  if (text === '') return null;
  const [from, until] = text.split('-');
  if (!HOURS.test(text) || from === undefined || until === undefined) return undefined;
  if (until > '24:00' || from >= until) return undefined;
  return { from, until };
}

/** Whether somebody answers at an instant, and when they do next. */
export function serviceAt(week: ServiceWeek, now: Date): Service {
  const eat = now.getTime() + EAT_AHEAD_MS;
  const dayNumber = Math.floor(eat / DAY_MS);
  const dayOf = (number: number): ServiceDay => week[(number + FIRST_WEEKDAY) % WEEK_DAYS] ?? null;
  const beginsAt = (number: number, clock: string) => number * DAY_MS + msOf(clock);
  const today = dayOf(dayNumber);
  const isOpen =
    today !== null &&
    eat >= beginsAt(dayNumber, today.from) &&
    eat < beginsAt(dayNumber, today.until);
  if (isOpen) return { isOpen, today, opensAt: null };
  for (let number = dayNumber; number <= dayNumber + WEEK_DAYS; number += 1) {
    const day = dayOf(number);
    if (day === null) continue;
    const begins = beginsAt(number, day.from);
    if (begins > eat) return { isOpen, today, opensAt: new Date(begins - EAT_AHEAD_MS) };
  }
  return { isOpen, today, opensAt: null };
}

function msOf(clock: string): number {
  const [hours, minutes] = clock.split(':');
  return (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}
