import { eventActionTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { advanceOf, type Writable } from '../../in-play/draft.ts';
import type { Advance, Incident, MatchPlan, Side } from '../../match-model.ts';
import { type Expectations, expectationsOf } from '../expectations.ts';
import {
  courseOf,
  type FootballCourse,
  type FootballFacts,
  minuteOf,
  partOf,
} from '../football-course.ts';

/** A match while it is being played on: its facts may change here and nowhere else. */
export type MatchDraft = {
  readonly plan: MatchPlan;
  readonly expected: Expectations;
  readonly facts: Writable<FootballFacts>;
  readonly news: Incident[];
  dangerSeconds: number;
};

export function openDraft(course: FootballCourse): MatchDraft {
  const { plan } = course;
  return {
    plan,
    expected: expectationsOf(plan),
    facts: { ...course.football },
    news: [],
    dangerSeconds: 0,
  };
}

export function closeDraft(draft: MatchDraft, before: FootballCourse): Advance {
  const { plan, facts, news, dangerSeconds } = draft;
  return advanceOf({
    before,
    news,
    courseWith: (incidents) => courseOf(plan, { ...facts }, incidents),
    dangerSeconds,
  });
}

export type ActionType = keyof typeof eventActionTypes;

export function report(
  draft: MatchDraft,
  action: ActionType,
  about: {
    readonly side?: Side;
    readonly playerId?: string | undefined;
    readonly isTakenBack?: true;
  },
): void {
  draft.news.push({
    actionTypeId: eventActionTypes[action],
    partId: partOf(draft.facts.half),
    minute: minuteOf(draft.facts),
    side: about.side,
    playerId: about.playerId,
    isTakenBack: about.isTakenBack ?? false,
  });
}

export function warnOfDanger(draft: MatchDraft, seconds: number): void {
  draft.dangerSeconds = Math.max(draft.dangerSeconds, Math.ceil(seconds));
}

/** Where and when it happens, as a goal, a card or a corner keeps it. */
export function momentOf(draft: MatchDraft, side: Side) {
  return { side, half: draft.facts.half, minute: minuteOf(draft.facts) };
}
