import type { Incident, MatchCourse, MatchPlan, Side } from '../match-model.ts';

/**
 * Sports that are won by winning so many frames, legs or maps. A frame in turn is a race to so many
 * steps, each of which the better one wins a little more often: so prices move within a frame too.
 */
export type FrameSport = {
  readonly sportId: number;
  readonly wholeMatchPart: number;
  /** Parts of the single frames where the feed has them. */
  readonly frameParts: readonly number[];
  readonly toWin: number;
  readonly stepsToWin: number;
  /** How much more often the stronger one wins a step, as a log of odds per unit of strength. */
  readonly slope: number;
  readonly secondsPerStep: number;
  readonly breakSeconds: number;
};

export type Count = Readonly<Record<Side, number>>;

export type FrameFacts = {
  readonly phase: MatchCourse['phase'];
  /** Who won each frame that is over. */
  readonly won: readonly Side[];
  /** Of every frame that has begun. */
  readonly steps: readonly Count[];
  readonly secondsInStep: number;
  readonly breakSecondsLeft: number;
};

export type FrameCourse = MatchCourse & { readonly frames: FrameFacts };

export const notBegun: FrameFacts = {
  phase: 'before',
  won: [],
  steps: [],
  secondsInStep: 0,
  breakSecondsLeft: 0,
};

export function asFrames(course: MatchCourse): FrameCourse {
  if (!('frames' in course)) throw new Error('not a course of a match of frames');
  return course as FrameCourse;
}

export function framesOf(won: readonly Side[]): Count {
  const home = won.filter((side) => side === 'home').length;
  return { home, away: won.length - home };
}

/** That the home side wins a step. */
export function stepChance(sport: FrameSport, { home, away }: MatchPlan): number {
  return 1 / (1 + Math.exp(-sport.slope * (home.strength - away.strength)));
}

function scoreByPart(sport: FrameSport, facts: FrameFacts): ReadonlyMap<number, Count> {
  const score = new Map([[sport.wholeMatchPart, framesOf(facts.won)]]);
  sport.frameParts.forEach((part, index) => {
    const steps = facts.steps[index];
    if (steps) score.set(part, steps);
  });
  return score;
}

function clockOf(sport: FrameSport, facts: FrameFacts): number {
  const steps = facts.steps.reduce((sum, { home, away }) => sum + home + away, 0);
  return Math.floor(steps * sport.secondsPerStep + facts.secondsInStep);
}

export function courseOf(
  sport: FrameSport,
  plan: MatchPlan,
  state: { readonly facts: FrameFacts; readonly incidents: readonly Incident[] },
): FrameCourse {
  const { facts, incidents } = state;
  const clockSeconds = clockOf(sport, facts);
  return {
    plan,
    phase: facts.phase,
    partId: sport.frameParts[Math.max(0, facts.steps.length - 1)] ?? sport.wholeMatchPart,
    clockSeconds,
    minute: Math.floor(clockSeconds / 60),
    stoppageMinutes: 0,
    score: scoreByPart(sport, facts),
    counts: new Map(),
    incidents,
    frames: facts,
  };
}
