import type { CallContent } from '@kipute/contract/registry';
import { eatDaysFrom } from '@kipute/domain/odds/eat-days';

export type Calendar = CallContent<'atlassian/get_calendar'>;

export type Day = { readonly date: string; readonly matches: number | undefined };

const DAYS_SHOWN = 7; // LST-10

/** Today and the next six days in East Africa; the numbers come with the calendar. */
export function daysFrom(nowMs: number, calendar: Calendar | undefined): readonly Day[] {
  return eatDaysFrom(nowMs, DAYS_SHOWN).map((date) => ({
    date,
    matches: calendar?.find((day) => day.date === date)?.match_num,
  }));
}

/** The day an address names; one that is not among the seven means all of them. */
export function dayNamed(text: string | null, days: readonly Day[]): string | undefined {
  return days.find(({ date }) => date === text)?.date;
}
