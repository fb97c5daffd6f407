import { advanceOf, incidentAt, playFor, type Writable } from '../in-play/draft.ts';
import type { Advance, ForcedMoment, Incident, Random, Side } from '../match-model.ts';
import {
  courseOf,
  type FrameCourse,
  type FrameFacts,
  type FrameSport,
  framesOf,
  stepChance,
} from './frame-sport.ts';

type Draft = {
  readonly sport: FrameSport;
  readonly course: FrameCourse;
  readonly facts: Writable<FrameFacts>;
  readonly news: Incident[];
};

function report(draft: Draft, action: Parameters<typeof incidentAt>[1], side?: Side): void {
  const { sport, course, facts, news } = draft;
  const now = courseOf(sport, course.plan, { facts, incidents: [] });
  news.push(incidentAt(now, action, side));
}

function startFrame(draft: Draft): void {
  draft.facts.steps = [...draft.facts.steps, { home: 0, away: 0 }];
  draft.facts.phase = 'playing';
  report(draft, 'periodStart');
}

function endFrame(draft: Draft, winner: Side): void {
  const { facts, sport } = draft;
  facts.won = [...facts.won, winner];
  report(draft, 'point', winner);
  report(draft, 'periodEnd');
  facts.phase = framesOf(facts.won)[winner] === sport.toWin ? 'over' : 'break';
  facts.breakSecondsLeft = facts.phase === 'over' ? 0 : sport.breakSeconds;
}

function winStep(draft: Draft, side: Side): void {
  const { facts, sport } = draft;
  const now = facts.steps.at(-1) ?? { home: 0, away: 0 };
  const steps = { ...now, [side]: now[side] + 1 };
  facts.steps = [...facts.steps.slice(0, -1), steps];
  facts.secondsInStep = 0;
  if (steps[side] === sport.stepsToWin) endFrame(draft, side);
}

/** Seconds used up. */
function playOn(draft: Draft, seconds: number, random: Random): number {
  const { facts, sport, course } = draft;
  if (facts.phase === 'over') return seconds;
  if (facts.phase === 'playing') {
    const passed = Math.min(seconds, sport.secondsPerStep - facts.secondsInStep);
    facts.secondsInStep += passed;
    if (facts.secondsInStep >= sport.secondsPerStep) {
      winStep(draft, random() < stepChance(sport, course.plan) ? 'home' : 'away');
    }
    return passed;
  }
  const rested = Math.min(seconds, facts.breakSecondsLeft);
  facts.breakSecondsLeft -= rested;
  if (facts.breakSecondsLeft <= 0) startFrame(draft);
  return rested;
}

const openDraft = (sport: FrameSport, course: FrameCourse): Draft => ({
  sport,
  course,
  facts: { ...course.frames },
  news: [],
});

function closeDraft({ sport, course, facts, news }: Draft): Advance {
  return advanceOf({
    before: course,
    news,
    courseWith: (incidents) => courseOf(sport, course.plan, { facts: { ...facts }, incidents }),
    dangerSeconds: 0,
  });
}

export function advanceFrames(
  sport: FrameSport,
  course: FrameCourse,
  options: { readonly seconds: number; readonly random: Random },
): Advance {
  const draft = openDraft(sport, course);
  playFor(options.seconds, (left) => playOn(draft, left, options.random));
  return closeDraft(draft);
}

/** The frame goes to that side at once. */
export function forceFrames(sport: FrameSport, course: FrameCourse, moment: ForcedMoment): Advance {
  const draft = openDraft(sport, course);
  if (course.phase === 'playing' && moment.kind === 'score') endFrame(draft, moment.side);
  return closeDraft(draft);
}
