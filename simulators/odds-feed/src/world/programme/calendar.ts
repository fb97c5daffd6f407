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

/** Number of the day with this date: `2026-06-11`. */
export const dayNamed = (date: string): number => Date.parse(date) / DAY_MS;

export const yearOf = (day: number): number => new Date(day * DAY_MS).getUTCFullYear();

const offsets = new Map<string, number>();
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, made);
  return made;
}

/** How far the clocks of a zone are ahead at noon of a day: clocks are changed at night. */
function offsetOn(day: number, zone: string): number {
  const key = `${zone}/${day}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const parts = formatOf(zone).formatToParts((day + 0.5) * DAY_MS);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  const offset = Number(`${sign}1`) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS);
  offsets.set(key, offset);
  return offset;
}

/** When the clocks of a zone show this time on this day. */
export function timeOn(day: number, clock: string, zone: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return day * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS - offsetOn(day, zone);
}

/** Hours since midnight where the clocks of a zone are. */
export function hourIn(zone: string, time: number): number {
  const offset = offsetOn(Math.floor(time / DAY_MS), zone);
  return ((((time + offset) % DAY_MS) + DAY_MS) % DAY_MS) / HOUR_MS;
}
