import { eventActionTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type {
  ForcedMoment,
  Incident,
  MatchCourse,
  MatchPlan,
  Random,
  Side,
  SportModel,
} from './match-model.ts';

/** What every sport keeps of a match beside its own facts. */
type Played = {
  readonly phase: MatchCourse['phase'];
  readonly breakSecondsLeft: number;
};

type Writable<Facts> = { -readonly [Key in keyof Facts]: Facts[Key] };

/** A match while it is being played on: its facts may change here and nowhere else. */
export type Draft<Facts extends Played> = {
  readonly before: MatchCourse;
  readonly plan: MatchPlan;
  readonly facts: Writable<Facts>;
  readonly news: Incident[];
  /** The course as the facts now are. */
  readonly courseWith: (incidents: readonly Incident[]) => MatchCourse;
};

export function openDraft<Facts extends Played>(
  before: MatchCourse,
  known: Facts,
  courseOf: (plan: MatchPlan, facts: Facts, incidents: readonly Incident[]) => MatchCourse,
): Draft<Facts> {
  const { plan } = before;
  const facts: Writable<Facts> = { ...known };
  return {
    before,
    plan,
    facts,
    news: [],
    courseWith: (incidents) => courseOf(plan, { ...facts }, incidents),
  };
}

/** Something that happens to no player in particular. */
export function report(
  { news, courseWith }: Draft<Played>,
  action: keyof typeof eventActionTypes,
  side?: Side,
): void {
  const { partId, minute } = courseWith([]);
  const actionTypeId = eventActionTypes[action];
  news.push({ actionTypeId, partId, minute, side, playerId: undefined, isTakenBack: false });
}

/** How a sport is played from one moment to the next. */
export type PlayRules<D extends Draft<Played>> = {
  readonly open: (course: MatchCourse) => D;
  /** The match begins, or a break is over. */
  readonly resume: (draft: D, random: Random) => void;
  /** Plays for at most so many seconds; how many were used up. */
  readonly playOn: (draft: D, seconds: number, random: Random) => number;
  /** Asked only while it is played: before and after there is nothing to happen to. */
  readonly force: (draft: D, moment: ForcedMoment, random: Random) => void;
  readonly dangerSeconds: (draft: D) => number;
};

export function createPlay<D extends Draft<Played>>(
  rules: PlayRules<D>,
): Pick<SportModel, 'advance' | 'force'> {
  function step(draft: D, seconds: number, random: Random): number {
    const facts: Writable<Played> = draft.facts;
    if (facts.phase === 'over') return seconds;
    if (facts.phase === 'playing') return rules.playOn(draft, seconds, random);
    const rested = Math.min(seconds, facts.breakSecondsLeft);
    facts.breakSecondsLeft -= rested;
    if (facts.breakSecondsLeft <= 0) rules.resume(draft, random);
    return rested;
  }

  function close(draft: D) {
    const { before, news, courseWith } = draft;
    const incidents = news.length === 0 ? before.incidents : [...before.incidents, ...news];
    const dangerSeconds = rules.dangerSeconds(draft);
    return { course: courseWith(incidents), incidents: news, dangerSeconds };
  }

  return {
    advance: (course, seconds, random) => {
      const draft = rules.open(course);
      // A rest too small to count would keep the loop from ending.
      for (let left = seconds; left > 1e-6; ) left -= step(draft, left, random);
      return close(draft);
    },
    force: (course, moment, random) => {
      const draft = rules.open(course);
      if (course.phase === 'playing') rules.force(draft, moment, random);
      return close(draft);
    },
  };
}
