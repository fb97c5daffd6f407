import { countIn } from './result/counts.ts';
import { readEveryOrder, type Stretch, stretchesOf } from './result/every-order.ts';
import { isOver } from './result/is-over.ts';
import type { MatchResult } from './result/match-result.ts';
import type { Happening } from './result/order.ts';
import { leadOf, type Team } from './score.ts';

/** Ordinary time of football: both halves, and nothing after them. */
const ORDINARY_TIME = 3;
const FIRST_HALF = 5;
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
  const inPart = (partId: number) => stretchesOf(result, 'goals', partId);
  const goals = inPart(ORDINARY_TIME) ?? inPart(FIRST_HALF) ?? [];
  const sure = sureOf(goals, (goal) => isSafe(goal, result, graceMinutes));
  const led = teams.filter((team) => hasLed(team, sure));
  return led.filter((team) => !hasWon(team, result));
}

/** Then the result pays as any other does, and may be corrected as any other. */
function hasWon(team: Team, result: MatchResult): boolean {
  const score = result.status === 'ended' ? countIn(result, 'goals', ORDINARY_TIME) : undefined;
  return score !== undefined && leadOf(team, score) > 0;
}

type Goal = Pick<Happening, 'minute' | 'addedMinute' | 'partId'>;

/** What came after a goal that may still be taken back says nothing yet. */
function sureOf(goals: readonly Stretch[], isSure: (goal: Goal) => boolean): readonly Stretch[] {
  const sure: Stretch[] = [];
  for (const stretch of goals) {
    const told = stretch.order === 'known' ? stretch.happenings : [];
    const unsure = told.findIndex((goal) => !isSure(goal));
    if (unsure >= 0) return [...sure, { order: 'known', happenings: told.slice(0, unsure) }];
    const isUnsure =
      stretch.order === 'unknown' && !isSure({ ...nameless, partId: stretch.partId });
    if (isUnsure) return sure;
    sure.push(stretch);
  }
  return sure;
}

const nameless = { minute: null, addedMinute: null };

/** In every order that the scores of the halves allow. */
function hasLed(team: Team, goals: readonly Stretch[]): boolean {
  const read = readEveryOrder(goals, {
    start: false,
    next: (led: boolean, { score }) => led || leadOf(team, score) >= LEAD,
  });
  return read !== undefined && !read.states.has(false);
}

/** A clock that runs on counts the added minutes too, so they belong to when the goal fell. */
function isSafe(goal: Goal, result: MatchResult, graceMinutes: number): boolean {
  const { minute, addedMinute, partId } = goal;
  if (result.status !== 'in-progress' || isOver(result, partId)) return true;
  if (minute === null || result.minute === null) return false;
  return result.minute - (minute + (addedMinute ?? 0)) >= graceMinutes;
}
