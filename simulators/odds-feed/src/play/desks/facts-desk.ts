import {
  eventInfoTypes,
  eventStatuses,
  factStatuses,
} from '@kipute/provider-protocols/odds-feed/catalogues';
import { actionIdOf, hashOf, idOf } from '../../chance.ts';
import type { EntityStore, Fresh } from '../../entity-store.ts';
import type { Incident, Side } from '../../model/match-model.ts';
import type { Catalogue } from '../../world/catalogue.ts';
import { isOver, type Match } from '../match.ts';
import { factsProviderId } from './bookmakers.ts';

export function eventStatusOf(match: Match): number {
  switch (match.stage) {
    case 'announced':
      return eventStatuses.pending;
    case 'playing':
      return eventStatuses.inProgress;
    case 'interrupted':
      return eventStatuses.interrupted;
    case 'ended':
      return eventStatuses.ended;
    case 'called-off':
      return match.calledOffAs ?? eventStatuses.canceled;
  }
}

type FactsDesk = { readonly store: EntityStore; readonly catalogue: Catalogue };

/** Brings what is published of a match's course up to how it stands. */
export function publishFacts({ store, catalogue }: FactsDesk, match: Match): void {
  const { course, model, eventId } = match;
  const statusId = eventStatusOf(match);
  const gameTold = match.told?.course.innerPartId;
  match.told = { course, stage: match.stage };
  store.update('Event', eventId, { statusId, currentPartId: course.partId });
  if (course.phase === 'before') return;
  for (const part of course.score.keys()) catalogue.ensureEventPart(part);
  catalogue.ensureEventPart(course.partId);
  publishCurrentStatus(store, match, statusId);
  for (const [part, score] of course.score) {
    const isPlayed = part === course.partId || part === course.innerPartId;
    const isDone = isOver(match) || (!isPlayed && isPlayedPart(match, part));
    putCount(store, match, { typeId: eventInfoTypes.score, part, count: score, isDone });
  }
  if (gameTold !== undefined && !course.score.has(gameTold)) {
    withdrawInfo(store, match, infoIdOf(match, eventInfoTypes.score, gameTold));
  }
  publishBall(store, match);
  for (const [typeId, count] of course.counts) {
    putCount(store, match, { typeId, part: model.rootPartId, count, isDone: isOver(match) });
  }
  if (!match.isCorrected) publishActions(store, match);
}

/** Of a match that is long over: how it ended, and nothing else. */
export function publishResult({ store, catalogue }: FactsDesk, match: Match): void {
  const { course } = match;
  const parts = [...course.score].filter(([part]) => !isPlayedPart(match, part));
  for (const [part, count] of parts) {
    catalogue.ensureEventPart(part);
    putCount(store, match, { typeId: eventInfoTypes.score, part, count, isDone: true });
  }
  const kept = new Set(parts.map(([part]) => infoIdOf(match, eventInfoTypes.score, part)));
  withdrawFacts(store, match, kept);
}

const isPlayedPart = ({ model }: Match, part: number) =>
  part !== model.rootPartId && part !== model.mainPartId;

function publishCurrentStatus(store: EntityStore, match: Match, statusId: number): void {
  const { course, model } = match;
  const isDone = isOver(match);
  put(store, match, {
    typeId: eventInfoTypes.currentStatus,
    eventPartId: model.rootPartId,
    statusId: isDone ? factStatuses.resolved : factStatuses.standard,
    paramEventPartId1: course.partId,
    paramEventStatusId1: statusId,
    paramBoolean1: course.phase === 'break',
  });
  put(store, match, {
    typeId: eventInfoTypes.matchTime,
    eventPartId: model.rootPartId,
    statusId: isDone ? factStatuses.resolved : factStatuses.standard,
    paramFloat1: course.minute,
    paramFloat2: course.stoppageMinutes,
  });
}

type Count = {
  readonly typeId: number;
  readonly part: number;
  readonly count: Readonly<Record<Side, number>>;
  readonly isDone: boolean;
};

/** Which team comes first is the provider's whim: only the ids tell. */
function putCount(store: EntityStore, match: Match, { typeId, part, count, isDone }: Count): void {
  const order: readonly [Side, Side] =
    hashOf(match.eventId) % 3 === 0 ? ['away', 'home'] : ['home', 'away'];
  put(store, match, {
    typeId,
    eventPartId: part,
    statusId: isDone ? factStatuses.resolved : factStatuses.standard,
    paramFloat1: count[order[0]],
    paramFloat2: count[order[1]],
    paramParticipantId1: match.plan[order[0]].participantId,
    paramParticipantId2: match.plan[order[1]].participantId,
  });
}

function publishBall(store: EntityStore, match: Match): void {
  const { ball } = match.course;
  const { rootPartId } = match.model;
  if (!ball || isOver(match)) {
    withdrawInfo(store, match, infoIdOf(match, eventInfoTypes.ball, rootPartId));
    return;
  }
  put(store, match, {
    typeId: eventInfoTypes.ball,
    eventPartId: rootPartId,
    statusId: factStatuses.standard,
    paramFloat1: ball.depth,
    paramFloat2: ball.across,
    paramParticipantId1: match.plan[ball.side].participantId,
  });
}

function withdrawInfo(store: EntityStore, { infoIds }: Match, id: string): void {
  if (infoIds.delete(id)) store.remove('EventInfo', id);
}

const infoIdOf = ({ eventId }: Match, typeId: number, part: number) =>
  idOf('info', `${eventId}/${typeId}/${part}`);

type InfoFields = Omit<Fresh<'EventInfo'>, 'id' | 'eventId' | 'providerId'>;

function put(store: EntityStore, match: Match, fields: InfoFields): void {
  const { eventId } = match;
  const id = infoIdOf(match, fields.typeId, fields.eventPartId);
  if (match.infoIds.has(id)) {
    store.update('EventInfo', id, fields);
    return;
  }
  match.infoIds.add(id);
  store.create('EventInfo', { id, eventId, providerId: factsProviderId, ...fields });
}

function publishActions(store: EntityStore, match: Match): void {
  const { incidents } = match.course;
  for (let index = match.actions.length; index < incidents.length; index += 1) {
    const incident = incidents[index];
    if (!incident) continue;
    match.actions[index] = incident.isTakenBack ? 'untold' : 'told';
    if (incident.isTakenBack) takeBackBefore(store, match, index);
    else createAction(store, match, { incident, index });
  }
}

/** The last of its kind was not to be. */
function takeBackBefore(store: EntityStore, match: Match, index: number): void {
  const { incidents } = match.course;
  const news = incidents[index];
  const taken = incidents.findLastIndex(
    (one, place) =>
      place < index &&
      match.actions[place] === 'told' &&
      one.actionTypeId === news?.actionTypeId &&
      one.side === news.side,
  );
  if (taken >= 0) invalidate(store, match, taken);
}

function invalidate(store: EntityStore, match: Match, index: number): void {
  if (match.actions[index] !== 'told') return;
  match.actions[index] = 'invalid';
  const id = actionIdOf(match.eventId, index);
  store.update('EventAction', id, { statusId: factStatuses.invalid });
}

function createAction(
  store: EntityStore,
  { eventId, plan }: Match,
  { incident, index }: { readonly incident: Incident; readonly index: number },
): void {
  const team = incident.side && plan[incident.side].participantId;
  store.create('EventAction', {
    id: actionIdOf(eventId, index),
    typeId: incident.actionTypeId,
    eventId,
    providerId: factsProviderId,
    statusId: factStatuses.standard,
    eventPartId: incident.partId,
    paramFloat1: incident.minute,
    ...(team === undefined ? {} : { paramParticipantId1: team }),
    ...(incident.playerId === undefined ? {} : { paramParticipantId2: incident.playerId }),
  });
}

/** What is told of a match after a certain point never was. */
export function invalidateActionsFrom(store: EntityStore, match: Match, first: number): void {
  for (let index = first; index < match.actions.length; index += 1) {
    invalidate(store, match, index);
  }
}

export function withdrawFacts(
  store: EntityStore,
  match: Match,
  kept: ReadonlySet<string> = new Set(),
): void {
  for (const id of match.infoIds) {
    if (!kept.has(id)) withdrawInfo(store, match, id);
  }
  match.actions.forEach((told, index) => {
    if (told !== 'untold') store.remove('EventAction', actionIdOf(match.eventId, index));
  });
  match.actions.length = 0;
}
