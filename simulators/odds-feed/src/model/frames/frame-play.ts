import type { Random, Side } from '../match-model.ts';
import { createPlay, type Draft, openDraft, report } from '../play.ts';
import {
  asFrames,
  courseOf,
  type FrameFacts,
  type FrameSport,
  framesOf,
  stepChance,
} from './frame-sport.ts';

type FrameDraft = Draft<FrameFacts> & { readonly sport: FrameSport };

function startFrame(draft: FrameDraft): void {
  draft.facts.steps = [...draft.facts.steps, { home: 0, away: 0 }];
  draft.facts.phase = 'playing';
  report(draft, 'periodStart');
}

function endFrame(draft: FrameDraft, winner: Side): void {
  const { facts, sport } = draft;
  facts.won = [...facts.won, winner];
  report(draft, 'point', winner);
  report(draft, 'periodEnd');
  facts.phase = framesOf(facts.won)[winner] === sport.toWin ? 'over' : 'break';
  facts.breakSecondsLeft = facts.phase === 'over' ? 0 : sport.breakSeconds;
}

function winStep(draft: FrameDraft, side: Side): void {
  const { facts, sport } = draft;
  const now = facts.steps.at(-1) ?? { home: 0, away: 0 };
  const steps = { ...now, [side]: now[side] + 1 };
  facts.steps = [...facts.steps.slice(0, -1), steps];
  facts.secondsInStep = 0;
  if (steps[side] === sport.stepsToWin) endFrame(draft, side);
}

function playOn(draft: FrameDraft, seconds: number, random: Random): number {
  const { facts, sport, plan } = draft;
  const passed = Math.min(seconds, sport.secondsPerStep - facts.secondsInStep);
  facts.secondsInStep += passed;
  if (facts.secondsInStep >= sport.secondsPerStep) {
    winStep(draft, random() < stepChance(sport, plan) ? 'home' : 'away');
  }
  return passed;
}

export function framePlay(sport: FrameSport) {
  return createPlay<FrameDraft>({
    open: (course) => {
      const draft = openDraft(course, asFrames(course).frames, (plan, facts, incidents) =>
        courseOf(sport, plan, { facts, incidents }),
      );
      return { ...draft, sport };
    },
    resume: startFrame,
    playOn,
    /** The frame goes to that side at once. */
    force: (draft, moment) => {
      if (moment.kind === 'score') endFrame(draft, moment.side);
    },
    dangerSeconds: () => 0,
  });
}
