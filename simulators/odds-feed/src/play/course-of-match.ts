import { eventActionTypes, eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import { randomFrom, shareOf } from '../chance.ts';
import type { Advance, Incident, MatchPlan } from '../model/match-model.ts';
import { HOUR_MS } from '../world/programme/calendar.ts';
import { isInPlay, type Match } from './match.ts';

/** Matches go on in steps of the same length, so that a restart plays them the same way. */
const STEP_MS = 4_000;

/** How long nothing is sold after something that changes a match. */
const closedSecondsAfter: Readonly<Record<number, number>> = {
  [eventActionTypes.goal]: 24,
  [eventActionTypes.ownGoal]: 24,
  [eventActionTypes.penaltyScored]: 24,
  [eventActionTypes.penaltyMissed]: 10,
  [eventActionTypes.penaltyAwarded]: 45,
  [eventActionTypes.redCard]: 18,
  [eventActionTypes.yellowRedCard]: 18,
  [eventActionTypes.videoReview]: 40,
};

/** Plays the match on to a time; publishes nothing. */
export function playTo(match: Match, time: number, seed: string): void {
  if (match.stage === 'announced' && time >= match.kickOff) kickOff(match, seed);
  while (isInPlay(match) && match.playedTo + STEP_MS <= time) playStep(match, seed);
}

function kickOff(match: Match, seed: string): void {
  match.stage = 'playing';
  match.playedTo = match.kickOff;
  match.course = match.model.start(driftedPlan(match, match.kickOff, seed));
  match.isUngraded = true;
}

function playStep(match: Match, seed: string): void {
  match.playedTo += STEP_MS;
  const now = match.playedTo;
  meetFate(match, now);
  if (match.stage !== 'playing') return;
  const random = randomFrom(`${seed}/${match.fixture.key}/${now}`);
  takeIn(match, match.model.advance(match.course, STEP_MS / 1_000, random));
}

function meetFate(match: Match, now: number): void {
  const { fate } = match;
  if (fate.kind === 'abandoned' && now >= fate.at) callOff(match, eventStatuses.abandoned);
  if (fate.kind !== 'interrupted') return;
  match.stage = now >= fate.from && now < fate.to ? 'interrupted' : 'playing';
}

export function callOff(match: Match, statusId: number): void {
  match.stage = 'called-off';
  match.calledOffAs = statusId;
  match.endedAt = match.playedTo;
}

/** What happened becomes part of the match, and closes its markets for a while. */
export function takeIn(match: Match, { course, incidents, dangerSeconds }: Advance): void {
  const now = match.playedTo;
  const root = match.model.rootPartId;
  const before = match.course;
  if (scoreText(before, root) !== scoreText(course, root)) match.beforeLastScore = before;
  match.isUngraded ||=
    incidents.length > 0 || before.phase !== course.phase || before.partId !== course.partId;
  match.course = course;
  for (const incident of incidents) closeFor(match, incident);
  if (dangerSeconds > 0) {
    match.coreClosedUntil = Math.max(match.coreClosedUntil, now + dangerSeconds * 1_000);
  }
  if (course.phase !== 'over') return;
  match.stage = 'ended';
  match.endedAt = now;
}

function scoreText({ score }: Match['course'], part: number): string {
  const { home, away } = score.get(part) ?? { home: 0, away: 0 };
  return `${home}-${away}`;
}

function closeFor(match: Match, { actionTypeId }: Incident): void {
  const seconds = closedSecondsAfter[actionTypeId];
  if (seconds === undefined) return;
  match.closedUntil = Math.max(match.closedUntil, match.playedTo + seconds * 1_000);
}

/** Opinions about a team swing slowly by a few points before the match. */
const SWING = 0.045;

export function driftedPlan(match: Match, time: number, seed: string): MatchPlan {
  const swing = (who: string) => {
    const phase = shareOf(`${seed}/swing/${match.fixture.key}/${who}`);
    const slow = Math.sin(2 * Math.PI * (time / (19 * HOUR_MS) + phase));
    const quick = Math.sin(2 * Math.PI * (time / (3.1 * HOUR_MS) + 7 * phase));
    return SWING * (0.7 * slow + 0.3 * quick);
  };
  const { home, away } = match.plan;
  return {
    ...match.plan,
    home: { ...home, strength: home.strength + swing('home') },
    away: { ...away, strength: away.strength + swing('away') },
  };
}
