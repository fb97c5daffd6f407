import { eventStatuses, outcomeStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import { expect, test } from 'vitest';
import { aFixture, aWorld, only, someday } from '../fixtures/small-world.ts';
import type { Fixture } from '../world/programme/fixture.ts';
import { type Fate, fateOf } from './fate.ts';

const MINUTE_MS = 60_000;

/** The first match of the list that this befalls. */
function fixtureWithFate(kind: Fate['kind'], base: Fixture): Fixture {
  for (let index = 0; index < 20_000; index += 1) {
    const fixture = { ...base, key: `${base.key}/${index}` };
    if (fateOf('1', fixture).kind === kind) return fixture;
  }
  throw new Error(`nothing is ${kind}`);
}

test('[OSIM-42] most matches take their course; some are delayed, called off or corrected', () => {
  const base = aFixture(60);
  const kinds = Array.from({ length: 10_000 }, (_, index) => {
    return fateOf('1', { ...base, key: String(index) }).kind;
  });
  const countOf = (kind: Fate['kind']) => kinds.filter((one) => one === kind).length;
  expect(countOf('ordinary')).toBeGreaterThan(9_600);
  for (const kind of ['delayed', 'called-off', 'interrupted', 'abandoned', 'corrected'] as const) {
    expect(countOf(kind)).toBeGreaterThan(5);
  }
});

test('[OSIM-42] a delay is said before the kick-off, and the match begins later', () => {
  const fixture = fixtureWithFate('delayed', aFixture(60));
  const world = aWorld({ programme: only(fixture) });
  world.pass(50 * 60, 300);
  const match = world.match();
  const startTime = world.store.find('Event', match.eventId)?.startTime ?? '';
  expect(Date.parse(startTime)).toBe(match.kickOff);
  expect(match.kickOff).toBeGreaterThan(fixture.kickOff);
  world.pass(20 * 60, 300);
  expect(match.stage).toBe('announced');
});

test.each([
  ['1/England/Premier League', eventStatuses.canceled],
  ['3/World/ATP Tour', eventStatuses.walkover],
])(
  '[OSIM-42] in %s one that is called off gets status %d, and its outcomes are canceled',
  (key, statusId) => {
    const fixture = fixtureWithFate('called-off', aFixture(80, key));
    const fate = fateOf('1', fixture);
    const world = aWorld({ programme: only(fixture) });
    if (fate.kind === 'called-off') world.pass((fate.saidAt - someday) / 1_000 + 60, 120);
    expect(world.store.find('Event', world.match().eventId)?.statusId).toBe(statusId);
    const statuses = world.checker.all('Outcome').map((outcome) => outcome.statusId);
    expect(new Set(statuses)).toEqual(new Set([outcomeStatuses.canceled]));
  },
);

test('[OSIM-42] an abandoned match keeps what was decided; the rest is void', () => {
  const fixture = fixtureWithFate('abandoned', aFixture(-75));
  const world = aWorld({ programme: only(fixture) });
  const match = world.match();
  expect(world.store.find('Event', match.eventId)?.statusId).toBe(eventStatuses.abandoned);
  const statuses = new Set(world.checker.all('Outcome').map((outcome) => outcome.statusId));
  expect(statuses.has(outcomeStatuses.canHappen)).toBe(false);
  expect(statuses.has(outcomeStatuses.void)).toBe(true);
});

test('[OSIM-42] an interrupted match sells nothing until it goes on', () => {
  const fixture = fixtureWithFate('interrupted', aFixture(0));
  const fate = fateOf('1', fixture);
  const from = fate.kind === 'interrupted' ? fate.from : 0;
  const world = aWorld({ programme: only(fixture), beginsAt: from - MINUTE_MS });
  const statusOf = () => world.store.find('Event', world.match().eventId)?.statusId;
  expect(statusOf()).toBe(eventStatuses.inProgress);
  world.pass(120);
  expect(statusOf()).toBe(eventStatuses.interrupted);
  expect(world.checker.all('BettingOffer').some((offer) => offer.statusId === 1)).toBe(false);
  world.pass(15 * 60, 30);
  expect(statusOf()).toBe(eventStatuses.inProgress);
  expect(world.checker.all('BettingOffer').some((offer) => offer.statusId === 1)).toBe(true);
  expect(world.now()).toBeGreaterThan(someday);
});
