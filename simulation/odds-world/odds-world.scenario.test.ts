import type { MatchStateContent } from '@kipute/contract/live-board';
import { eventually } from '@kipute/testkit/eventually';
import { openPageClient, type PageClient } from '@kipute/testkit/page-client';
import { createTestDatabase } from '@kipute/testkit/test-database';
import { startTestRedis } from '@kipute/testkit/test-redis';
import { createTestWorld, type TestWorld } from '@kipute/testkit/test-world';
import { startLoneServer } from '@kipute/tools/start/processes/server';
import { newSecrets } from '@kipute/tools/start/secrets';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { boardPrices, isBettable, namedIn, soldInPlay, unmoved } from './fixtures/board-prices.ts';
import {
  boardStates,
  type FollowingPage,
  follow,
  isBoardState,
  statusesTold,
} from './fixtures/live-page.ts';
import { type ProviderProcess, startProvider } from './fixtures/provider-process.ts';

/** Nothing is measured: a machine that is busy may take as long as it needs. */
const TIMEOUT_MS = 3 * 60_000;

/** To compare a board with its provider costs both of them hundreds of rows. */
const COMPARING = { timeout: 120_000, interval: 500 };

/** A goal closes the markets for most of a minute of play. */
const SPEED = '10';
const SUSPENDED = 7;
/** Fewer prices than this, and the comparison would say nothing. */
const TELLING_PRICES = 100;

let provider: ProviderProcess;

beforeAll(async () => {
  provider = await startProvider({ ODDS_FEED_SPEED: SPEED });
});
afterAll(() => provider.kill());

/** What stands still on the board is what the provider says. */
async function expectBoardIsRight(page: PageClient): Promise<void> {
  await eventually(async () => {
    // Asked for at every try: at this speed matches end while one waits.
    const matchIds = await matchesInPlay();
    const before = await boardPrices(page, matchIds);
    const truth = soldInPlay(await provider.offers());
    const still = unmoved(before, await boardPrices(page, matchIds));
    expect([...still.values()].filter(isBettable).length).toBeGreaterThan(TELLING_PRICES);
    expect(still).toEqual(namedIn(still, truth));
  }, COMPARING);
}

async function matchesInPlay(): Promise<readonly string[]> {
  const matchIds = (await provider.inPlay()).map(({ id }) => id);
  expect(matchIds.length).toBeGreaterThanOrEqual(3);
  return matchIds;
}

/** A machine that is busy may refuse a call for a moment. */
async function expectServed(page: PageClient): Promise<void> {
  await eventually(async () => {
    const { total } = await page.api.atlassian.get_rolling_ball_number();
    expect(total).toBeGreaterThanOrEqual(1);
  });
}

describe('a server and its provider', { timeout: TIMEOUT_MS }, () => {
  let world: TestWorld;
  let page: FollowingPage;

  beforeAll(async () => {
    world = await createTestWorld({
      contents: 'bare',
      environment: { ROLES: 'api,feed', ODDS_FEED_URL: provider.url, RATE_LIMIT_FACTOR: '1000' },
    });
    const matchIds = await eventually(matchesInPlay);
    page = follow(world.visitor, { url: world.playerUrl, matchIds });
    await eventually(() => expect(boardStates(page).at(-1)).toBe(false));
  });
  afterAll(async () => {
    page.close();
    await world.close();
  });

  async function counted(event: string): Promise<number> {
    const metrics = await (await fetch(`${world.backofficeUrl}/metrics`)).text();
    const line = new RegExp(`^kipute_feed_events_total{event="${event}"} (.+)$`, 'm');
    return Number(line.exec(metrics)?.[1] ?? 0);
  }

  test.each([
    // told to the provider, what the server must have met
    ['duplicate', 'duplicate-batch'],
    ['garbage', 'not-gzip'],
    ['garbage', 'not-json'],
    ['cut', 'broken-frame'],
    ['gap', 'started-over'],
  ])('[CAT-42] after `%s` (%s) the board is right and is served', async (command, event) => {
    const before = await counted(event);
    await provider.command(command);
    await eventually(async () => expect(await counted(event)).toBeGreaterThan(before));
    await expectBoardIsRight(world.visitor);
    await expectServed(world.visitor);
  });

  test('[CAT-40] a goal is on the socket with its score, its markets close and open again', async () => {
    const scores = new Map((await provider.inPlay()).map(({ id, score }) => [id, score]));
    const begun = page.heard.length;
    const matchId = await provider.command('goal home');
    const [home = 0, away = 0] = (scores.get(matchId) ?? '').split('-').map(Number);
    const news = () => page.heard.slice(begun).filter(({ topic }) => topic === `match:${matchId}`);
    const after = [home + 1, away].map((goals) => String(goals).padStart(2, '0'));
    // Its clock is news as well, and may have been told a moment before.
    await eventually(() => {
      const states = news().filter(({ type }) => type === 'match_state');
      const scores = states.map(({ content }) => content as MatchStateContent);
      expect(scores.map((score) => [score.home_score, score.away_score])).toContainEqual(after);
    });
    const closes = (statuses: readonly number[]) =>
      statuses.length > TELLING_PRICES && statuses.every((status) => status === SUSPENDED);
    await eventually(() => expect(news().map(statusesTold).some(closes)).toBe(true));
    await eventually(async () => {
      const prices = await boardPrices(world.visitor, [matchId]);
      expect([...prices.values()].filter(isBettable).length).toBeGreaterThan(TELLING_PRICES);
    });
  });

  test('[CAT-41] a provider that dies and comes back: nothing is sold between, then all is right', async () => {
    const begun = page.heard.length;
    const between = () => page.heard.slice(begun);
    const saidAt = (suspended: boolean) =>
      between().findIndex((one) => isBoardState(one, suspended));
    const matchIds = await matchesInPlay();
    await provider.kill();
    await eventually(() => expect(saidAt(true)).toBeGreaterThanOrEqual(0));
    const shown = [...(await boardPrices(world.visitor, matchIds)).values()];
    expect(shown.length).toBeGreaterThan(TELLING_PRICES);
    expect(new Set(shown.map(({ statusId }) => statusId))).toEqual(new Set([SUSPENDED]));
    await provider.start();
    await eventually(() => expect(saidAt(false)).toBeGreaterThan(0));
    const told = between().slice(saidAt(true), saidAt(false)).flatMap(statusesTold);
    expect(new Set(told)).toEqual(new Set([SUSPENDED]));
    await expectBoardIsRight(world.visitor);
  });

  test('[CAT-42] a market of 1,000 outcomes is shown, and the rest as before', async () => {
    const matchId = await provider.command('1000 outcomes');
    await eventually(async () => {
      const { bet_list } = await world.visitor.api.atlassian.markets({ id: matchId });
      const sizes = bet_list.flatMap(({ market_list }) =>
        market_list.map(({ outcome_list }) => outcome_list.length),
      );
      expect(Math.max(...sizes)).toBe(1_000);
    });
    await expectBoardIsRight(world.visitor);
  });

  test('[CAT-42] a silence suspends everything, and what was missed opens it again', async () => {
    const before = boardStates(page).length;
    await provider.command('silence 12s');
    const since = () => boardStates(page).slice(before);
    await eventually(() => expect(since()).toEqual([true, false]));
    await expectBoardIsRight(world.visitor);
    await expectServed(world.visitor);
  });
});

test('[CAT-43] of two servers both show the same, and when the leader dies the other goes on', {
  timeout: TIMEOUT_MS,
}, async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const redis = await startTestRedis();
  onTestFinished(redis.kill);
  const environment = {
    ...newSecrets(),
    NODE_ENV: 'test',
    RATE_LIMIT_FACTOR: '1000',
    ROLES: 'api,feed',
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    ODDS_FEED_URL: provider.url,
  };
  const leader = await startLoneServer(environment);
  onTestFinished(leader.kill);
  await expectBoardIsRight(openPageClient(leader.playerAddress));
  const other = await startLoneServer(environment);
  onTestFinished(other.kill);
  const page = openPageClient(other.playerAddress);
  await expectBoardIsRight(page);
  await leader.kill();
  await expectBoardIsRight(page);
  const matchId = await provider.command('goal away');
  const score = (await provider.inPlay()).find(({ id }) => id === matchId)?.score.split('-');
  await eventually(async () => {
    const match = await page.api.atlassian.getmatch({ id: matchId });
    expect([match.home_score, match.away_score].map(Number)).toEqual(score?.map(Number));
  });
});
