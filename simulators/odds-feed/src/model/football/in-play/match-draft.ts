import { eventActionTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { MatchCourse, Side } from '../../match-model.ts';
import { type Draft, openDraft } from '../../play.ts';
import { secondOfHalf } from '../ball.ts';
import { type Expectations, expectationsOf } from '../expectations.ts';
import {
  asFootball,
  courseOf,
  type FootballFacts,
  type Move,
  minuteOf,
  partOf,
} from '../football-course.ts';

export type MatchDraft = Draft<FootballFacts> & {
  readonly expected: Expectations;
  dangerSeconds: number;
};

export function openMatchDraft(course: MatchCourse): MatchDraft {
  const draft = openDraft(course, asFootball(course).football, courseOf);
  return { ...draft, expected: expectationsOf(course.plan), dangerSeconds: 0 };
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

/** The ball goes with it. */
export function moveBall({ facts }: MatchDraft, kind: Move['kind'], side: Side): void {
  facts.lastMove = { kind, side, half: facts.half, second: secondOfHalf(facts) };
}

export function warnOfDanger(draft: MatchDraft, seconds: number): void {
  draft.dangerSeconds = Math.max(draft.dangerSeconds, Math.ceil(seconds));
}

/** Where and when it happens, as a goal, a card or a corner keeps it. */
export function momentOf(draft: MatchDraft, side: Side) {
  return { side, half: draft.facts.half, minute: minuteOf(draft.facts) };
}
