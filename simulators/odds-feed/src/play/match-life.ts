import {
  eventStatuses,
  eventTypes,
  outcomeStatuses,
  participantRoles,
} from '@kipute/provider-protocols/odds-feed/catalogues';
import { idOf, randomFrom } from '../chance.ts';
import type { SportModel } from '../model/match-model.ts';
import { planOf } from '../world/contestants/contestants.ts';
import { HOUR_MS } from '../world/programme/calendar.ts';
import type { Fixture } from '../world/programme/fixture.ts';
import { type Clock, isoTime } from './clock.ts';
import {
  eventStatusOf,
  invalidateActionsFrom,
  publishFacts,
  publishResult,
  withdrawFacts,
} from './desks/facts-desk.ts';
import { type Desk, gradeAll, withdrawLines } from './desks/line-desk.ts';
import { resolveOffers, withdrawOffers } from './desks/offer-desk.ts';
import { fateOf } from './fate.ts';
import type { Depth, Match } from './match.ts';

export type Ground = Desk & { readonly seed: string; readonly clock: Clock };

export function createMatch(seed: string, fixture: Fixture, model: SportModel): Match {
  const plan = planOf(seed, fixture);
  return {
    fixture,
    eventId: idOf('event', `${seed}/${fixture.key}`),
    model,
    plan,
    fate: fateOf(seed, fixture),
    course: model.start(plan),
    stage: 'announced',
    calledOffAs: undefined,
    depth: 'none',
    kickOff: fixture.kickOff,
    playedTo: fixture.announcedAt,
    closedUntil: 0,
    coreClosedUntil: 0,
    suspendedUntil: 0,
    isUngraded: false,
    gradedAt: 0,
    beforeLastScore: undefined,
    endedAt: undefined,
    isSettled: false,
    isCorrected: false,
    nextQuoteAt: 0,
    mispricing: 1,
    told: undefined,
    lines: new Map(),
    infoIds: new Set(),
    actions: [],
  };
}

const relationIdOf = ({ eventId }: Match, role: number) => idOf('relation', `${eventId}/${role}`);

const sides = [
  ['home', participantRoles.home],
  ['away', participantRoles.away],
] as const;

/** Puts a match into the feed as it stands, without any market. */
export function announce(ground: Ground, match: Match): void {
  const { store, catalogue, clock } = ground;
  const { fixture, eventId, model, plan } = match;
  const parentId = catalogue.ensureCompetition(
    fixture.competition,
    fixture.earlierSeason ? 'earlier' : 'running',
  );
  const season = store.find('Event', parentId);
  catalogue.ensureEventPart(model.rootPartId);
  catalogue.ensureEventPart(model.mainPartId);
  store.create('Event', {
    id: eventId,
    typeId: eventTypes.match,
    isComplete: true,
    sportId: fixture.competition.sportId,
    templateId: season?.templateId ?? null,
    parentId,
    name: `${plan.home.name} - ${plan.away.name}`,
    startTime: isoTime(clock.onWall(match.kickOff)),
    venueId: season?.venueId ?? null,
    statusId: eventStatusOf(match),
    hasLiveStatus: true,
    rootPartId: model.rootPartId,
    popularity: fixture.competition.popularity,
  });
  for (const [side, participantRoleId] of sides) {
    catalogue.ensureTeam(fixture.competition, plan[side]);
    store.create('EventParticipantRelation', {
      id: relationIdOf(match, participantRoleId),
      eventId,
      eventPartId: model.rootPartId,
      participantId: plan[side].participantId,
      participantRoleId,
    });
  }
}

/** So many hours ahead a match is opened wide, or beyond its core. */
const hoursAhead = {
  top: { full: 24, main: 60 },
  usual: { full: 4, main: 24 },
  filler: { full: 1, main: 12 },
} as const;

const depths: readonly Depth[] = ['none', 'thin', 'main', 'full'];

/** Nobody asks machines for more: a match of theirs is over in minutes. */
const VIRTUAL_FOOTBALL = 86;

function depthAt(match: Match, now: number): Depth {
  const { sportId, rank } = match.fixture.competition;
  const { full, main } = hoursAhead[rank];
  const hours = (match.kickOff - now) / HOUR_MS;
  if (sportId !== VIRTUAL_FOOTBALL && hours <= full) return 'full';
  return hours <= main ? 'main' : 'thin';
}

/** What is open stays open, even when the match is put off. */
export function widen({ catalogue }: Ground, match: Match, now: number): boolean {
  const depth = depthAt(match, now);
  if (depths.indexOf(depth) <= depths.indexOf(match.depth)) return false;
  match.depth = depth;
  if (depth === 'full') {
    catalogue.ensurePlayers(match.plan.home);
    catalogue.ensurePlayers(match.plan.away);
  }
  return true;
}

/** Prices of before the match end with it; those in play are others. */
export function closeBeforeKickOff({ store }: Ground, match: Match): void {
  for (const line of match.lines.values()) {
    for (const outcome of line.outcomes) withdrawOffers(store, outcome);
  }
}

export function moveKickOff({ store, clock }: Ground, match: Match, kickOff: number): void {
  match.kickOff = kickOff;
  store.update('Event', match.eventId, { startTime: isoTime(clock.onWall(kickOff)) });
}

/** What is left open when a match ends or is called off. */
function undecidedAs(match: Match): number {
  const wasPlayed = match.stage === 'ended' || match.calledOffAs === eventStatuses.abandoned;
  return wasPlayed ? outcomeStatuses.void : outcomeStatuses.canceled;
}

/** Every outcome gets its last status, and nothing is sold any more. */
export function settle(ground: Ground, match: Match): void {
  match.isSettled = true;
  publishFacts(ground, match);
  gradeAll(ground, match, undecidedAs(match));
  for (const line of match.lines.values()) {
    for (const outcome of line.outcomes) resolveOffers(ground.store, outcome);
  }
}

export function withdrawPrices({ store }: Ground, match: Match): void {
  for (const line of match.lines.values()) {
    for (const outcome of line.outcomes) withdrawOffers(store, outcome);
  }
}

/** Children first. */
export function remove(ground: Ground, match: Match): void {
  withdrawLines(ground, match);
  withdrawFacts(ground.store, match);
  for (const [, role] of sides) {
    ground.store.remove('EventParticipantRelation', relationIdOf(match, role));
  }
  ground.store.remove('Event', match.eventId);
}

const CORRECTION_TRIES = 40;
const END_STEP_SECONDS = 30;
const END_STEPS_MAX = 4_000;

/** Plays on without a look at the clock until it is over. */
export function playOut(match: Match, from: Match['course'], seed: string): Match['course'] {
  const random = randomFrom(seed);
  let course = from;
  for (let step = 0; course.phase !== 'over' && step < END_STEPS_MAX; step += 1) {
    course = match.model.advance(course, END_STEP_SECONDS, random).course;
  }
  return course;
}

/** The last score did not count, or others did: the result becomes another one. */
export function correct(ground: Ground, match: Match): boolean {
  const from = match.beforeLastScore;
  const course = correctedCourse(match, ground.seed);
  if (!from || !course) return false;
  invalidateActionsFrom(ground.store, match, from.incidents.length);
  match.course = course;
  match.isCorrected = true;
  settle(ground, match);
  return true;
}

/** Undefined for what is not over, was corrected before or had no score to correct. */
export function correctedCourse(match: Match, seed: string): Match['course'] | undefined {
  const from = match.beforeLastScore;
  if (!from || match.stage !== 'ended' || match.isCorrected) return undefined;
  const root = match.model.rootPartId;
  const resultOf = (course: Match['course']) => JSON.stringify(course.score.get(root));
  for (let turn = 0; turn < CORRECTION_TRIES; turn += 1) {
    const course = playOut(match, from, `${seed}/correct/${match.eventId}/${turn}`);
    if (course.phase === 'over' && resultOf(course) !== resultOf(match.course)) return course;
  }
  return undefined;
}

/** Nothing of it is sold or followed any more; how it ended stays known. */
export function fileAway(ground: Ground, match: Match): void {
  withdrawLines(ground, match);
  publishResult(ground, match);
}
