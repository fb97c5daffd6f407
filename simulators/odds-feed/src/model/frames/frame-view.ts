import type { Ends } from '../market/assessment.ts';
import type { MatchView } from '../market/market-board.ts';
import type { Score } from '../probability/grid.ts';
import { endsOfRace, raceChance } from '../probability/race.ts';
import {
  type FrameCourse,
  type FrameFacts,
  type FrameSport,
  framesOf,
  stepChance,
} from './frame-sport.ts';

export type FrameView = MatchView & {
  readonly sport: FrameSport;
  readonly facts: FrameFacts;
  /** How many frames each may have in the end. */
  readonly ends: Ends<Score>;
  /** That the home side wins the frame being played, and any later one. */
  readonly thisFrame: number;
  readonly laterFrame: number;
};

export function frameView(sport: FrameSport, course: FrameCourse): FrameView {
  const { plan, frames: facts } = course;
  const step = stepChance(sport, plan);
  const needed = (home: number, away: number) =>
    raceChance(step, { home: sport.stepsToWin - home, away: sport.stepsToWin - away });
  const laterFrame = needed(0, 0);
  const now = facts.phase === 'playing' ? facts.steps.at(-1) : undefined;
  const thisFrame = now ? needed(now.home, now.away) : laterFrame;
  return {
    plan,
    isLive: facts.phase !== 'before',
    sport,
    facts,
    ends: endsOfRace({
      from: framesOf(facts.won),
      to: sport.toWin,
      first: thisFrame,
      later: laterFrame,
    }),
    thisFrame,
    laterFrame,
  };
}
