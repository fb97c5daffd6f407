import {
  bettingOfferStatuses,
  eventActionTypes,
  eventInfoTypes,
  eventStatuses,
  factStatuses,
  outcomeStatuses,
} from '@kipute/provider-protocols/odds-feed/catalogues';
import { describe, expect, test } from 'vitest';
import { aFixture, aWorld, offersOf, only, someday } from '../fixtures/small-world.ts';
import { competitions } from '../world/competitions/competitions.ts';
import { takeIn } from './course-of-match.ts';
import type { Match } from './match.ts';
import { correct } from './match-life.ts';

const HOUR_S = 3_600;
const competitionOf = (sport: number) =>
  competitions.find(({ sportId }) => sportId === sport)?.key ?? '';
const always = (value: number) => () => value;

function score(match: Match, now: number): void {
  match.playedTo = now;
  takeIn(match, match.model.force(match.course, { kind: 'score', side: 'home' }, always(0.5)));
}

/** Something else may close it again meanwhile. */
function untilOpen(world: ReturnType<typeof aWorld>, match: Match): void {
  while (world.now() <= Math.max(match.closedUntil, match.coreClosedUntil) + 5_000) world.pass(5);
}

const typesOf = ({ lines }: Match) =>
  new Set([...lines.values()].map(({ market }) => market.bettingTypeId));

describe('before a match', () => {
  test('[OSIM-37] days ahead only its core is sold, nearer more, and at last everything', () => {
    const world = aWorld({ programme: only(aFixture(3 * 24 * 60)) });
    const match = world.match();
    expect(typesOf(match)).toEqual(new Set([69, 9, 76, 47, 48]));
    const core = offersOf(match).length;
    world.pass(24 * HOUR_S, HOUR_S);
    const main = offersOf(match).length;
    expect(main).toBeGreaterThan(core);
    world.pass(30 * HOUR_S, HOUR_S);
    expect(offersOf(match).length).toBeGreaterThan(main);
    expect(typesOf(match).size).toBeGreaterThanOrEqual(45);
    expect(match.lines.size).toBeGreaterThan(150);
  });

  test('[OSIM-37] prices drift', () => {
    const world = aWorld({ programme: only(aFixture(3 * 24 * 60)) });
    const moved = world.pass(2 * HOUR_S, 300).filter((change) => change.type === 'update');
    expect(moved.length).toBeGreaterThan(0);
    expect(moved.every(({ entityClass }) => entityClass === 'BettingOffer')).toBe(true);
  });

  test('[OSIM-40] at kick-off the offers of before are deleted, and those in play are others', () => {
    const world = aWorld({ programme: only(aFixture(1)) });
    const before = new Set(offersOf(world.match()).map(({ id }) => id));
    const changes = world.pass(90);
    const deleted = changes.filter(({ type, entityClass }) => {
      return type === 'delete' && entityClass === 'BettingOffer';
    });
    expect(new Set(deleted.map(({ id }) => id))).toEqual(before);
    const offers = world.checker.all('BettingOffer');
    expect(offers.length).toBeGreaterThan(100);
    expect(offers.every(({ isLive }) => isLive === true)).toBe(true);
    expect(world.checker.broken()).toEqual([]);
  });
});

describe('in play', () => {
  test('[OSIM-38] what is published is how the match stands', () => {
    const world = aWorld({ programme: only(aFixture(-70)) });
    world.pass(60);
    const { course, plan, model, eventId } = world.match();
    const score = course.score.get(model.rootPartId);
    const published = world.checker
      .all('EventInfo')
      .find(
        (info) => info.typeId === eventInfoTypes.score && info.eventPartId === model.rootPartId,
      );
    const counts = new Map([
      [published?.paramParticipantId1, published?.paramFloat1],
      [published?.paramParticipantId2, published?.paramFloat2],
    ]);
    expect(counts.get(plan.home.participantId)).toBe(score?.home);
    expect(counts.get(plan.away.participantId)).toBe(score?.away);
    const minute = world.checker.all('EventInfo').find((info) => info.typeId === 95);
    expect(minute?.paramFloat1).toBe(course.minute);
    const told = course.incidents.filter(({ isTakenBack }) => !isTakenBack);
    expect(world.checker.all('EventAction').length).toBe(told.length);
    expect(world.store.find('Event', eventId)).toMatchObject({
      statusId: eventStatuses.inProgress,
      currentPartId: course.partId,
    });
  });

  test('[OSIM-77] the ball is a fact while it is played, and withdrawn with the half', () => {
    const world = aWorld({ programme: only(aFixture(-40)) });
    const told = () =>
      world.checker.all('EventInfo').filter(({ typeId }) => typeId === eventInfoTypes.ball);
    world.pass(30);
    const { ball, plan, phase } = { ...world.match(), ...world.match().course };
    expect(phase).toBe('playing');
    expect(told()).toMatchObject([
      {
        paramParticipantId1: ball && plan[ball.side].participantId,
        paramFloat1: ball?.depth,
        paramFloat2: ball?.across,
      },
    ]);
    while (world.match().course.phase === 'playing') world.pass(20);
    expect(told()).toEqual([]);
    expect(world.checker.broken()).toEqual([]);
  });

  test('[OSIM-78] one game of tennis is told at a time, and nothing of it after the match', () => {
    const key = competitionOf(3);
    const world = aWorld({ programme: only(aFixture(-1, key)) });
    const games = () =>
      world.checker
        .all('EventInfo')
        .filter((one) => one.typeId === eventInfoTypes.score && Number(one.eventPartId) > 400);
    world.pass(20 * 60, 20);
    const { course } = world.match();
    expect(games().map(({ eventPartId, statusId }) => [eventPartId, statusId])).toEqual([
      [course.innerPartId, factStatuses.standard],
    ]);
    while (!world.match().endedAt) world.pass(120);
    expect(games()).toEqual([]);
    expect(world.checker.broken()).toEqual([]);
  });

  test('[OSIM-39] a goal suspends everything; later it is sold again at other prices', () => {
    const world = aWorld({ programme: only(aFixture(-20)) });
    world.pass(60);
    const match = world.match();
    untilOpen(world, match);
    const winner = [...match.lines.values()].find(({ market }) => market.bettingTypeId === 69);
    const priceOf = () => [...(winner?.outcomes[0]?.offers.values() ?? [])][0]?.odds ?? 0;
    const before = priceOf();
    score(match, world.now());
    world.engine.show(match, world.now());
    const open = () =>
      offersOf(match).filter((offer) => offer.statusId === bettingOfferStatuses.standard);
    expect(open()).toEqual([]);
    const goals = world.check().filter((change) => change.entityClass === 'EventAction');
    expect(goals).toMatchObject([{ type: 'create', typeId: eventActionTypes.goal }]);
    untilOpen(world, match);
    expect(open().length).toBeGreaterThan(100);
    expect(priceOf()).toBeLessThan(before);
  });

  test('[OSIM-39] a goal that is taken back makes what it decided open again', () => {
    const world = aWorld({ programme: only(aFixture(-3)) });
    const match = world.match();
    for (let goal = 0; goal < 4; goal += 1) {
      score(match, world.now());
      world.engine.show(match, world.now());
      world.pass(240, 30);
    }
    const decided = () =>
      [...match.lines.values()]
        .filter(({ market }) => market.bettingTypeId === 47 && market.eventPartId === 3)
        .flatMap((line) => line.outcomes)
        .filter(({ statusId }) => statusId === outcomeStatuses.didHappen).length;
    const before = decided();
    match.playedTo = world.now();
    takeIn(match, match.model.force(match.course, { kind: 'take-back' }, always(0.5)));
    world.engine.show(match, world.now());
    world.pass(90);
    expect(decided()).toBeLessThan(before);
    const actions = world.checker.all('EventAction');
    expect(actions.filter(({ statusId }) => statusId === factStatuses.invalid).length).toBe(1);
    expect(world.checker.broken()).toEqual([]);
  });

  test('[OSIM-44] a line that leaves is withdrawn, and its outcomes stay for their result', () => {
    const world = aWorld({ programme: only(aFixture(-5)) });
    const match = world.match();
    world.pass(30 * 60, 60);
    const gone = [...match.lines.values()].filter(({ state }) => state === 'gone');
    expect(gone.length).toBeGreaterThan(0);
    for (const { marketId, outcomes } of gone) {
      expect(world.store.find('Market', marketId)).toBeUndefined();
      for (const { id } of outcomes) expect(world.store.find('Outcome', id)).toBeDefined();
    }
    world.pass(100 * 60, 300);
    const open = gone.flatMap(({ outcomes }) => outcomes).filter(({ statusId }) => statusId === 1);
    expect(open).toEqual([]);
  });
});

describe('after a match', () => {
  test('[OSIM-41] all is graded, then nothing sold, and at last everything deleted', () => {
    const filler = competitions.find(({ sportId, rank }) => sportId === 1 && rank === 'filler');
    const world = aWorld({ programme: only(aFixture(-100, filler?.key)) });
    const match = world.match();
    world.pass(30 * 60, 60);
    expect(match.stage).toBe('ended');
    expect(world.store.find('Event', match.eventId)?.statusId).toBe(eventStatuses.ended);
    const finals = new Set(world.checker.all('Outcome').map(({ statusId }) => statusId));
    expect(finals.has(outcomeStatuses.canHappen)).toBe(false);
    expect(finals.has(outcomeStatuses.didHappen)).toBe(true);
    const isOnSale = world.checker.all('BettingOffer').some((offer) => offer.statusId === 1);
    expect(isOnSale).toBe(false);
    world.pass(80 * 60, 60);
    for (const entityClass of ['Outcome', 'Market', 'BettingOffer', 'EventInfo'] as const) {
      expect(world.checker.all(entityClass)).toEqual([]);
    }
    expect(world.checker.all('Event').filter(({ typeId }) => typeId === 1)).toEqual([]);
    expect(world.checker.broken()).toEqual([]);
  });

  test('[OSIM-43] a corrected result regrades outcomes and asks for a new settlement', () => {
    const world = aWorld({ programme: only(aFixture(-118)) });
    const match = world.match();
    expect(match.stage).toBe('ended');
    expect(correct(world.engine.ground, match)).toBe(true);
    const changes = world.check();
    const regraded = changes.filter(({ entityClass }) => entityClass === 'Outcome');
    expect(regraded.length).toBeGreaterThan(0);
    expect(regraded.every((change) => 'settlementRequired' in change)).toBe(true);
    const wrong = changes.filter(({ entityClass }) => entityClass === 'EventInfo');
    expect(wrong.length).toBeGreaterThan(0);
    expect(correct(world.engine.ground, match)).toBe(false);
  });
});

test('[OSIM-45] one who comes to a match later finds it where the others are', () => {
  const programme = only(aFixture(-30), aFixture(-90, '1/Tanzania/NBC Premier League'));
  const early = aWorld({ programme, beginsAt: someday });
  early.pass(1_200, 80);
  const late = aWorld({ programme, beginsAt: someday + 1_200_000 });
  for (const match of early.engine.matches()) {
    const same = late.engine.find(match.eventId);
    expect(same?.course.score).toEqual(match.course.score);
    expect(same?.course.incidents).toEqual(match.course.incidents);
    expect(same?.stage).toBe(match.stage);
  }
});
