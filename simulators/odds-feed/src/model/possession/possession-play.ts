import { advanceOf, incidentAt, playFor, type Writable } from '../in-play/draft.ts';
import type { Advance, ForcedMoment, Incident, Random, Side } from '../match-model.ts';
import { drawIndex } from '../probability/draw.ts';
import {
  courseOf,
  isOvertime,
  type PossessionCourse,
  type PossessionFacts,
  sumOf,
  turnsInPeriod,
} from './possession-course.ts';
import { type PossessionSport, turnOrder, turnPmf } from './possession-sport.ts';

type Draft = {
  readonly sport: PossessionSport;
  readonly course: PossessionCourse;
  readonly facts: Writable<PossessionFacts>;
  readonly news: Incident[];
};

function report(draft: Draft, action: Parameters<typeof incidentAt>[1], side?: Side): void {
  const { sport, course, facts, news } = draft;
  const now = courseOf(sport, course.plan, { facts, incidents: [] });
  news.push(incidentAt(now, action, side));
}

function startPeriod(draft: Draft): void {
  const { facts } = draft;
  facts.periods = [...facts.periods, { home: 0, away: 0 }];
  facts.turn = 0;
  facts.phase = 'playing';
  report(draft, 'periodStart');
}

function addPoints(draft: Draft, side: Side, points: number): void {
  const { facts } = draft;
  if (points === 0) return;
  const now = facts.periods.at(-1) ?? { home: 0, away: 0 };
  facts.periods = [...facts.periods.slice(0, -1), { ...now, [side]: now[side] + points }];
  if (!isOvertime(draft.sport, facts)) facts.tallies = [...facts.tallies, { side, points }];
  report(draft, 'point', side);
}

function endPeriod(draft: Draft): void {
  const { facts, sport } = draft;
  report(draft, 'periodEnd');
  const { home, away } = sumOf(facts.periods);
  const isLast = facts.periods.length >= sport.periodParts.length;
  facts.phase = isLast && home !== away ? 'over' : 'break';
  facts.breakSecondsLeft = facts.phase === 'over' ? 0 : sport.breakSeconds(facts.periods.length);
}

function takeTurn(draft: Draft, random: Random): void {
  const { facts, sport, course } = draft;
  const side = turnOrder[facts.turn % 2] ?? 'home';
  const points = drawIndex(turnPmf(sport, course.plan, side), random);
  facts.secondsInTurn = 0;
  facts.turn += 1;
  addPoints(draft, side, points);
  if (facts.turn >= 2 * turnsInPeriod(sport, facts)) endPeriod(draft);
}

/** Seconds used up. */
function playOn(draft: Draft, seconds: number, random: Random): number {
  const { facts, sport } = draft;
  if (facts.phase === 'over') return seconds;
  if (facts.phase === 'playing') {
    const passed = Math.min(seconds, sport.secondsPerTurn - facts.secondsInTurn);
    facts.secondsInTurn += passed;
    if (facts.secondsInTurn >= sport.secondsPerTurn) takeTurn(draft, random);
    return passed;
  }
  const rested = Math.min(seconds, facts.breakSecondsLeft);
  facts.breakSecondsLeft -= rested;
  if (facts.breakSecondsLeft <= 0) startPeriod(draft);
  return rested;
}

const openDraft = (sport: PossessionSport, course: PossessionCourse): Draft => ({
  sport,
  course,
  facts: { ...course.possession },
  news: [],
});

function closeDraft({ sport, course, facts, news }: Draft): Advance {
  return advanceOf({
    before: course,
    news,
    courseWith: (incidents) => courseOf(sport, course.plan, { facts: { ...facts }, incidents }),
    // The end of a turn may bring points: nobody wants to sell in that very moment.
    dangerSeconds: sport.secondsPerTurn - facts.secondsInTurn < 5 ? 5 : 0,
  });
}

export function advancePossession(
  sport: PossessionSport,
  course: PossessionCourse,
  options: { readonly seconds: number; readonly random: Random },
): Advance {
  const draft = openDraft(sport, course);
  playFor(options.seconds, (left) => playOn(draft, left, options.random));
  return closeDraft(draft);
}

/** The likeliest number of points that is not nought. */
function usualPoints(sport: PossessionSport): number {
  const [, ...scoring] = sport.pointChances;
  return 1 + scoring.indexOf(Math.max(...scoring));
}

export function forcePossession(
  sport: PossessionSport,
  course: PossessionCourse,
  moment: ForcedMoment,
): Advance {
  const draft = openDraft(sport, course);
  const canScore = course.phase === 'playing' && !isOvertime(sport, course.possession);
  if (canScore && moment.kind === 'score') addPoints(draft, moment.side, usualPoints(sport));
  return closeDraft(draft);
}
