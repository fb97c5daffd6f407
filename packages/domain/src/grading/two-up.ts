import { countIn } from './result/counts.ts';
import { isOver } from './result/is-over.ts';
import type { MatchResult } from './result/match-result.ts';
import { type Happening, orderIn, runningScores } from './result/order.ts';
import { leadOf, type Team } from './score.ts';

/** Ordinary time of football: both halves, and nothing after them. */
const ORDINARY_TIME = 3;
const LEAD = 2;
const teams: readonly Team[] = ['home', 'away'];

/**
 * Teams that have led by two in ordinary time and whom the result does not pay anyway, by goals
 * that stand: one that a review took back was no lead. A goal counts when it has stood for some
 * minutes of play, because reviews take their time; at the end of its half, or of the match, it has
 * (STL-30).
 */
export function ledByTwo(result: MatchResult, graceMinutes: number): readonly Team[] {
  if (result.sport !== 'football') return [];
  const count = result.counts.goals?.[ORDINARY_TIME];
  const goals = orderIn(result, { unit: 'goals', partId: ORDINARY_TIME, count }) ?? [];
  const safe = goals.filter((goal) => isSafe(goal, result, graceMinutes));
  // What came after a goal that may still be taken back says nothing yet.
  const sure = safe.length === goals.length ? goals : goals.slice(0, firstUnsafe(goals, safe));
  const scores = runningScores(sure);
  const led = teams.filter((team) => scores.some((score) => leadOf(team, score) >= LEAD));
  return led.filter((team) => !hasWon(team, result));
}

/** Then the result pays as any other does, and may be corrected as any other. */
function hasWon(team: Team, result: MatchResult): boolean {
  const score = result.status === 'ended' ? countIn(result, 'goals', ORDINARY_TIME) : undefined;
  return score !== undefined && leadOf(team, score) > 0;
}

const firstUnsafe = (goals: readonly Happening[], safe: readonly Happening[]): number =>
  goals.findIndex((goal) => !safe.includes(goal));

/** A clock that runs on counts the added minutes too, so they belong to when the goal fell. */
function isSafe(goal: Happening, result: MatchResult, graceMinutes: number): boolean {
  const { minute, addedMinute, partId } = goal;
  if (result.status !== 'in-progress' || isOver(result, partId)) return true;
  if (minute === null || result.minute === null) return false;
  return result.minute - (minute + (addedMinute ?? 0)) >= graceMinutes;
}
