const EAT_OFFSET_MS = 3 * 3_600_000; // East Africa keeps UTC+3 all year.
const DAY_MS = 24 * 3_600_000;

export type DayGroup<Row> = { readonly day: string; readonly rows: readonly Row[] };

/** "2026-07-01", the day it is in East Africa at that instant. */
export function eastAfricaDay(instantMs: number): string {
  return new Date(instantMs + EAT_OFFSET_MS).toISOString().slice(0, 10);
}

/** "15:42" in East Africa. */
export function eastAfricaTime(instant: string): string {
  return new Date(Date.parse(instant) + EAT_OFFSET_MS).toISOString().slice(11, 16);
}

/** Neighbouring lines of one day of East Africa under one heading, in the order they came. */
export function dayGroups<Row>(
  rows: readonly Row[],
  instantOf: (row: Row) => string,
): readonly DayGroup<Row>[] {
  const groups: { day: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = eastAfricaDay(Date.parse(instantOf(row)));
    const last = groups[groups.length - 1];
    if (last?.day === day) last.rows.push(row);
    else groups.push({ day, rows: [row] });
  }
  return groups;
}

/** Whether a day is today or yesterday there; any other day is its date. */
export function dayWord(day: string, nowMs: number): 'today' | 'yesterday' | 'another' {
  if (day === eastAfricaDay(nowMs)) return 'today';
  return day === eastAfricaDay(nowMs - DAY_MS) ? 'yesterday' : 'another';
}

/** "01/07/2026", as dates are written here. */
export const shownDate = (day: string): string => day.split('-').reverse().join('/');
