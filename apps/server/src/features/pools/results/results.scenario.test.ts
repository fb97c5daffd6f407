import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSettlingWorld, feedSteps, type SettlingWorld } from '../fixtures/settling-world.ts';
import { poolIssuesChanged } from '../issues/issue-events.ts';
import { standingsOf } from '../issues/paid-standings.ts';
import { resultReader, watchResults } from './read-results.ts';
import { setResult } from './set-result.ts';

let world: SettlingWorld;
let feed: ReturnType<typeof feedSteps>;
let began: Date;
let issue: Awaited<ReturnType<SettlingWorld['newIssue']>>;
beforeAll(async () => {
  world = await createSettlingWorld();
  feed = feedSteps(world);
  began = world.clock.now();
});
beforeEach(async () => {
  world.clock.setTo(began);
  issue = await world.newIssue({ places: 2, chooseMaximum: 2, reserves: 2 });
});
afterAll(() => world.close());

const matchAt = (at: number) => issue.matches[at] ?? '';

/** Of the first match: how it stands and who said so. */
async function firstOf() {
  const [match] = (await world.issueOf(issue.id)).matches;
  if (!match) throw new Error('no match');
  const { ended, home, away, toldBy } = match;
  return ended === 'played' ? [`${home}-${away}`, toldBy] : [ended, toldBy];
}

const say = (
  end: 'played' | 'off' | 'by-feed',
  [home, away]: readonly [number, number] = [0, 0],
  at = 0,
) =>
  setResult(
    world.deps,
    { issueId: issue.id, matchId: BigInt(matchAt(at)), end, score: { home, away } },
    world.orderOf(),
  );

test('[POL-80] a match is read by the result that bets are graded by, and a correction as well', async () => {
  feed.begin(matchAt(0));
  await world.sweep();
  expect(await firstOf()).toEqual(['waiting', 'feed']);
  feed.end(matchAt(0), [2, 1]);
  await world.sweep();
  expect(await firstOf()).toEqual(['2-1', 'feed']);
  feed.end(matchAt(0), [2, 2]);
  await world.sweep();
  expect(await firstOf()).toEqual(['2-2', 'feed']);
});

test('[POL-80] a result without a score is not guessed, and what is known stays', async () => {
  feed.end(matchAt(0), [1, 0]);
  await world.sweep();
  world.odds.catalogue.facts.delete(matchAt(0));
  await world.sweep();
  expect(await firstOf()).toEqual(['1-0', 'feed']);
});

test('[POL-80] while the feed is silent nothing is decided', async () => {
  feed.end(matchAt(0), [1, 0]);
  world.odds.catalogue.setFreshness('suspended');
  await world.sweep();
  expect(await firstOf()).toEqual(['waiting', 'feed']);
  world.odds.catalogue.setFreshness('fresh');
  await world.sweep();
  expect(await firstOf()).toEqual(['1-0', 'feed']);
});

const late = [
  ['pending', 1_439, 'waiting'],
  ['pending', 1_440, 'off'],
  ['interrupted', 1_440, 'off'],
  ['canceled', -60, 'off'],
  ['abandoned', 70, 'off'],
  ['walkover', 0, 'off'],
  // Nobody says that it ended: a person looks at it.
  ['inProgress', 1_440, 'waiting'],
] as const;

test.each(late)('[POL-81] %s, %i minutes after its start: %s', async (status, minutes, ended) => {
  feed.be(matchAt(0), status);
  feed.minutesAfter(issue.startsAt, minutes);
  await world.sweep();
  expect(await firstOf()).toEqual([ended, 'feed']);
});

test('[POL-81] played a day later it stays off, and played in time after all it counts', async () => {
  feed.callOff(matchAt(0), 'abandoned');
  await world.sweep();
  feed.minutesAfter(issue.startsAt, 1_300);
  feed.end(matchAt(0), [1, 0]);
  await world.sweep();
  expect(await firstOf()).toEqual(['1-0', 'feed']);
  feed.putOff(matchAt(1), new Date(issue.startsAt.getTime() + 86_400_000));
  feed.end(matchAt(1), [3, 0]);
  await world.sweep();
  const second = (await world.issueOf(issue.id)).matches[1];
  expect(second?.ended).toBe('off');
});

test('[POL-82] a process that watches brings results without the sweep, and pages hear of it', async () => {
  const heard = new Promise<void>((resolve) => {
    world.bus.subscribe(poolIssuesChanged, () => resolve());
  });
  watchResults(world.deps, world.read);
  feed.end(matchAt(0), [4, 0]);
  await heard;
  expect(await firstOf()).toEqual(['4-0', 'feed']);
});

test('[POL-81] where nobody waits for a replay, a match that is played on time counts', async () => {
  const settings = world.settings.current;
  const nobodyWaits = {
    ...world.deps,
    settings: {
      current: ((section: 'settlement') => ({
        ...settings(section),
        replayWithinMinutes: 0,
      })) as typeof settings,
    },
  };
  feed.minutesAfter(issue.startsAt, 100);
  feed.end(matchAt(0), [2, 1]);
  await resultReader(nobodyWaits)([BigInt(matchAt(0))]);
  expect(await firstOf()).toEqual(['2-1', 'feed']);
});

test('[POL-83] a score may be said of a match that was brought forward', async () => {
  feed.begin(matchAt(0));
  expect(await say('played', [1, 0])).toEqual({ ok: true, value: null });
  expect(await firstOf()).toEqual(['1-0', 'hand']);
});

test('[POL-83] what a person says stays until the match is given back to the feed', async () => {
  expect(await say('played', [1, 0])).toEqual({ ok: false, refusal: 'match-not-begun' });
  feed.minutesAfter(issue.startsAt, 100);
  expect(await say('played', [1, 0])).toEqual({ ok: true, value: null });
  feed.end(matchAt(0), [0, 3]);
  await world.sweep();
  expect(await firstOf()).toEqual(['1-0', 'hand']);
  await say('by-feed');
  expect(await firstOf()).toEqual(['0-3', 'feed']);
  const log = await world.database.read
    .selectFrom('activity')
    .select(['changes'])
    .where('subjectKind', '=', 'pool-issue')
    .where('subjectId', '=', issue.id.toString())
    .orderBy('id')
    .execute();
  expect(log.map(({ changes }) => changes)).toEqual([
    { result: ['waiting', '1:0'], by: ['feed', 'hand'] },
    { result: ['1:0', '0:3'], by: ['hand', 'feed'] },
  ]);
});

test('[POL-83] only matches of an issue that was sold', async () => {
  const unknown = {
    issueId: issue.id,
    matchId: 1n,
    end: 'off',
    score: { home: 0, away: 0 },
  } as const;
  expect(await setResult(world.deps, unknown, world.orderOf())).toEqual({
    ok: false,
    refusal: 'pool-match-unknown',
  });
  await world.deeds.cancel({ issueId: issue.id.toString() }, world.orderOf());
  expect(await say('off')).toEqual({ ok: false, refusal: 'pool-issue-fixed' });
});

test('[POL-85] reserves step in by the order of calling off, whoever says it again', async () => {
  await say('off', [0, 0], 1);
  world.clock.setTo(new Date(began.getTime() + 60_000));
  feed.callOff(matchAt(0));
  await world.sweep();
  world.clock.setTo(new Date(began.getTime() + 120_000));
  feed.callOff(matchAt(1));
  await say('by-feed', [0, 0], 1);
  const standings = standingsOf(await world.issueOf(issue.id));
  expect(standings.map(({ reserve }) => reserve)).toEqual([1, 0]);
});
