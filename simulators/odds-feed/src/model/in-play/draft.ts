import { eventActionTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { Advance, Incident, MatchCourse, Side } from '../match-model.ts';

export type Writable<Facts> = { -readonly [Key in keyof Facts]: Facts[Key] };

/** Lets time pass in steps; a step says how many seconds it used up. */
export function playFor(seconds: number, step: (secondsLeft: number) => number): void {
  // A rest too small to count would keep the loop from ending.
  for (let left = seconds; left > 1e-6; ) left -= step(left);
}

/** Something that happens to no player in particular. */
export function incidentAt(
  course: MatchCourse,
  action: keyof typeof eventActionTypes,
  side: Side | undefined,
): Incident {
  return {
    actionTypeId: eventActionTypes[action],
    partId: course.partId,
    minute: course.minute,
    side,
    playerId: undefined,
    isTakenBack: false,
  };
}

/** What is told of it: the course with its new incidents, and the news by themselves. */
export function advanceOf<Course extends MatchCourse>(options: {
  readonly before: Course;
  readonly news: readonly Incident[];
  readonly courseWith: (incidents: readonly Incident[]) => Course;
  readonly dangerSeconds: number;
}): Advance {
  const { before, news, courseWith, dangerSeconds } = options;
  const incidents = news.length === 0 ? before.incidents : [...before.incidents, ...news];
  return { course: courseWith(incidents), incidents: news, dangerSeconds };
}
