/** Shown where the minute of a match is not known; such a match is not listed as live. */
export const UNKNOWN_TIME = '-';

export type Course = {
  readonly sportId: number;
  /** Of the match statuses. */
  readonly status: number;
  /** Part being played; null when none is. */
  readonly partId: number | null;
  readonly minute: number | undefined;
  /** Minutes beyond the end of the part, where they are told apart from the minute. */
  readonly stoppageMinutes: number | undefined;
  /** What is being played, for sports that do not count minutes. */
  readonly partName: string | undefined;
};

const FOOTBALL = 1;
const VIRTUAL_FOOTBALL = 86;
/** The feed tells minutes of every sport, but nobody asks for the minute of a tennis match. */
const countsMinutes = (sportId: number) => sportId === FOOTBALL || sportId === VIRTUAL_FOOTBALL;

const NOT_STARTED = 1;
const IN_PROGRESS = 2;
const PAUSED = 4;
const HALF_TIME = 'HT';
const firstHalf = { partId: 5, lastMinute: 45 };
const secondHalf = { partId: 6, lastMinute: 90 };

/** `67`, `45+2`, `HT`, a part's name where there are no minutes, a dash when nothing is known. */
export function matchTimeText(course: Course): string {
  const { status, partId, minute } = course;
  if (status === NOT_STARTED) return UNKNOWN_TIME;
  if (minute === undefined || !countsMinutes(course.sportId)) {
    return course.partName ?? UNKNOWN_TIME;
  }
  // Between the halves no part is being played, while the clock still shows the first one's end.
  const isBetweenHalves = minute >= firstHalf.lastMinute && minute < secondHalf.lastMinute;
  const isUnderWay = status === IN_PROGRESS || status === PAUSED;
  if (partId === null && isUnderWay && isBetweenHalves) return HALF_TIME;
  return minuteText(minute, course);
}

function minuteText(minute: number, { partId, stoppageMinutes = 0 }: Course): string {
  if (stoppageMinutes > 0) return `${minute}+${stoppageMinutes}`;
  const half = [firstHalf, secondHalf].find((one) => one.partId === partId);
  const beyond = half ? minute - half.lastMinute : 0;
  return half && beyond > 0 ? `${half.lastMinute}+${beyond}` : String(minute);
}

/** Two digits, so that a board does not move; a dash while there is nothing to count. */
export function scoreText(status: number, goals: number | undefined): string {
  if (status === NOT_STARTED || goals === undefined) return UNKNOWN_TIME;
  return String(goals).padStart(2, '0');
}
