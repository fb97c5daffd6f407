/** What was said about the course of a match, and since when the page has known it. */
export type Course = { readonly time: string; readonly sinceMs: number };

/** Which words stand beside the minute. */
export type MatchPart = 'firstHalf' | 'halfTime' | 'secondHalf' | 'extraTime';

const HALF_TIME = 'HT';
const MINUTE_MS = 60_000;
/** Without a word from the pitch for longer than this the clock would be making things up. */
const AHEAD_MINUTES_MAX = 3;
const HALVES_END_AT = [45, 90];

const minuteAndStoppage = /^(\d{1,3})(?:\+(\d{1,2}))?$/;

/** The minute between two messages: it goes on by itself, `45+1` after 45, for a short while. */
export function clockText({ time, sinceMs }: Course, nowMs: number): string {
  const [, minute, stoppage] = minuteAndStoppage.exec(time) ?? [];
  if (minute === undefined) return time;
  const passed = Math.floor((nowMs - sinceMs) / MINUTE_MS);
  const ahead = Math.min(AHEAD_MINUTES_MAX, Math.max(0, passed));
  if (stoppage !== undefined) return `${minute}+${Number(stoppage) + ahead}'`;
  const now = Number(minute) + ahead;
  const end = HALVES_END_AT.find((last) => Number(minute) <= last && now > last);
  return end === undefined ? `${now}'` : `${end}+${now - end}'`;
}

/** Undefined where there are no minutes, as in a set of tennis: the time says it all there. */
export function partOf(time: string): MatchPart | undefined {
  if (time === HALF_TIME) return 'halfTime';
  const [, minute] = minuteAndStoppage.exec(time) ?? [];
  if (minute === undefined) return undefined;
  if (Number(minute) <= 45) return 'firstHalf';
  return Number(minute) <= 90 ? 'secondHalf' : 'extraTime';
}
