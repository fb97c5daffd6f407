import { eventInfoTypes, eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import { expect, test } from 'vitest';
import { aFixture, aWorld, only, someday } from '../fixtures/small-world.ts';
import { createProgramme } from '../world/programme/programme.ts';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

type World = ReturnType<typeof aWorld>;

function resultsIn({ checker }: World) {
  const matches = checker.all('Event').filter(({ typeId }) => typeId === 1);
  const scores = checker.all('EventInfo').filter(({ eventPartId }) => eventPartId === 2);
  return matches.map(({ id, statusId, startTime }) => {
    const score = scores.find(({ eventId }) => eventId === id);
    return { id, statusId, startTime, home: score?.paramFloat1, away: score?.paramFloat2 };
  });
}

test('[OSIM-48] of a match of a league its teams and its score stay, for four weeks', () => {
  const world = aWorld({ programme: only(aFixture(-100)) });
  world.pass(2 * HOUR_S, 60);
  expect(resultsIn(world)).toMatchObject([{ statusId: eventStatuses.ended }]);
  expect(world.checker.all('EventParticipantRelation').length).toBe(2);
  const facts = new Set(world.checker.all('EventInfo').map(({ typeId }) => typeId));
  expect(facts).toEqual(new Set([eventInfoTypes.score]));
  for (const entityClass of ['Outcome', 'Market', 'BettingOffer', 'EventAction'] as const) {
    expect(world.checker.all(entityClass)).toEqual([]);
  }
  world.pass(28 * DAY_S, DAY_S);
  // A turn ends when it has taken long; on a busy machine the rest is for the next turns.
  world.pass(HOUR_S, 60);
  expect(resultsIn(world)).toEqual([]);
  expect(world.checker.all('EventInfo')).toEqual([]);
  expect(world.checker.broken()).toEqual([]);
});

test('[OSIM-48] who begins weeks later tells the result that others saw', () => {
  const fixture = aFixture(-100);
  const early = aWorld({ programme: only(fixture) });
  early.pass(2 * HOUR_S, 60);
  const late = aWorld({
    programme: { knownAt: () => [], playedBefore: () => [fixture].values() },
    beginsAt: someday + 14 * DAY_S * 1_000,
  });
  expect(resultsIn(late)).toEqual([]);
  late.pass(5);
  expect(resultsIn(late)).toEqual(resultsIn(early));
  expect(late.checker.broken()).toEqual([]);
});

test('[OSIM-48] the rounds of four weeks come, leagues of the first rank and the newest first', () => {
  const earlier = createProgramme('1').playedBefore(someday);
  const days = Array.from({ length: 28 }, () => earlier.next().value);
  expect(days).toEqual(Array.from(days, () => undefined));
  const told = Array.from({ length: 60 }, () => earlier.next().value);
  expect(new Set(told.map((one) => one?.competition.rank))).toEqual(new Set(['top']));
  const kickOffs = told.map((one) => one?.kickOff ?? 0);
  expect(kickOffs).toEqual([...kickOffs].sort((a, b) => b - a));
  expect(kickOffs[0]).toBeLessThan(someday);
});

test('[OSIM-49] who meets again has met before, in an earlier season with no table to spoil', () => {
  const programme = createProgramme('1');
  const known = programme.knownAt(someday);
  const told = [...remaining(programme.playedBefore(someday))].flatMap((one) =>
    one?.earlierSeason ? [one] : [],
  );
  const pairOf = ({ competition, home, away }: (typeof known)[number]) =>
    [competition.key, ...[home, away].sort()].join('/');
  const meetings = Map.groupBy(told, pairOf);
  const soon = known.filter(({ competition }) => competition.key === '1/England/Premier League');
  expect(soon.length).toBeGreaterThan(5);
  for (const fixture of soon) {
    const before = meetings.get(pairOf(fixture)) ?? [];
    expect(before.map(({ kickOff }) => kickOff < someday - 28 * DAY_S * 1_000)).toEqual(
      Array.from({ length: 4 }, () => true),
    );
    expect(new Set(before.map(({ home }) => home)).size).toBe(2);
    for (const { earlierSeason } of before) {
      expect(earlierSeason?.keptUntil).toBeGreaterThan(fixture.kickOff);
    }
  }
});

test('[OSIM-49] a meeting of before stays until its teams have met again, in a season of its own', () => {
  const kickOff = someday - 200 * DAY_S * 1_000;
  const coming = aFixture(60);
  const meeting = {
    ...aFixture(0),
    key: 'a meeting of before',
    kickOff,
    announcedAt: kickOff,
    earlierSeason: { keptUntil: coming.kickOff + DAY_S * 1_000 },
  };
  const world = aWorld({
    programme: { knownAt: () => [coming], playedBefore: () => [meeting].values() },
  });
  world.pass(5);
  const seasons = world.checker.all('Event').filter(({ typeId }) => typeId !== 1);
  expect(seasons.map(({ statusId }) => statusId).sort()).toEqual(
    [eventStatuses.inProgress, eventStatuses.ended].sort(),
  );
  expect(new Set(seasons.map(({ templateId }) => templateId)).size).toBe(1);
  expect(resultsIn(world)).toHaveLength(2);
  world.pass(2 * DAY_S, 60);
  expect(resultsIn(world).map(({ startTime }) => startTime)).not.toContain(
    new Date(kickOff).toISOString(),
  );
  expect(world.checker.broken()).toEqual([]);
});

function remaining<Value>(iterator: Iterator<Value>): Iterable<Value> {
  return { [Symbol.iterator]: () => iterator };
}
