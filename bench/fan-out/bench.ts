import { setTimeout as sleep } from 'node:timers/promises';
import { boardTopics } from '@kipute/contract/live-board';
import { socketPath } from '@kipute/contract/socket';
import { openWorld, type World } from '@kipute/tools/start/world';
import { type BenchPage, openBenchPage } from '../load/bench-page.ts';
import { budgetMeasure, type Measure, ratioMeasure } from '../measure.ts';
import { type Provider, startProvider } from '../odds/provider.ts';
import { makeWorld, type ProviderWorld } from '../odds/provider-world.ts';
import { untilBoardHas } from '../odds/until-board-has.ts';
import { createBatches } from '../odds/update-frames.ts';
import { loadedEnvironment } from '../production-environment.ts';
import { measureBareHall } from './bare-hall.ts';
import { createStopwatch } from './latency.ts';
import { pacedBroadcasts } from './paced.ts';
import { startReaders } from './readers.ts';

const READERS = 2_000;
const SECONDS = 8;
const MATCHES = 20;
const WATCHING_PAGES = 20;
const CHANGES_PER_SECOND = 500;
const CHANGES_PER_BATCH = 10;

type Stage = {
  readonly world: World;
  readonly provider: Provider;
  readonly odds: ProviderWorld;
  readonly page: BenchPage;
  readonly batches: ReturnType<typeof createBatches>;
};

/** Odds messages delivered to thousands of sockets, and how soon they arrive. */
export async function benchFanOut(): Promise<readonly Measure[]> {
  const odds = makeWorld({ matches: MATCHES, marketsPerMatch: 25 });
  const provider = await startProvider(odds);
  const world = await openWorld({
    name: 'bench-odds',
    data: 'fresh',
    environment: { ...loadedEnvironment, ODDS_FEED_URL: provider.url },
  });
  try {
    await untilBoardHas(world, MATCHES);
    const page = await openBenchPage({ ...world, as: 'visitor' });
    const stage = { world, provider, odds, page, batches: createBatches() };
    return [await measureFanOut(stage), await measureDelay(stage)];
  } finally {
    await world.stop();
    provider.stop();
  }
}

const socketUrlOf = ({ playerAddress }: World) =>
  playerAddress.replace(/^http/, 'ws').replace('localhost', '127.0.0.1') + socketPath;

const originOf = (world: World) => new URL(socketUrlOf(world)).origin.replace(/^ws/, 'http');

async function joinReaders({ world, page }: Stage, topics: readonly string[], readers: number) {
  const group = startReaders();
  const { header } = await page.client.openEnvelope('current');
  for (const topic of topics) {
    const greeting = [
      { type: 'hello', key: header },
      { type: 'subscribe', topics: [topic], from: 'now' },
    ].map((message) => JSON.stringify(message));
    const share = Math.ceil(readers / topics.length);
    await group.join({
      url: socketUrlOf(world),
      origin: originOf(world),
      readers: share,
      greeting,
    });
  }
  return group;
}

/** Everybody follows one match; one offer of it changes with each broadcast. */
async function measureFanOut(stage: Stage): Promise<Measure> {
  const [matchId = ''] = stage.odds.matchIds;
  const group = await joinReaders(stage, [boardTopics.match(matchId, 'sw')], READERS);
  const [offerIds = []] = stage.odds.offerIds;
  const broadcastsPerSecond = await pacedBroadcasts({
    seconds: SECONDS,
    broadcast: () => stage.provider.send(stage.batches.next({ offerIds, changes: 1 }).wire),
    allHave: (broadcasts) => group.received(broadcasts * READERS),
  });
  const frameBytes = await group.received(1);
  group.stop();
  const bare = await measureBareHall({ readers: READERS, frameBytes, seconds: SECONDS });
  const speeds = { ours: broadcastsPerSecond * READERS, limit: bare * READERS, unit: 'messages/s' };
  return ratioMeasure('fan-out', speeds, 0.9);
}

/** Everybody follows one of twenty matches, all of which move. */
async function measureDelay(stage: Stage): Promise<Measure> {
  const { world, provider, odds, page, batches } = stage;
  const topics = odds.matchIds.map((id) => boardTopics.match(id, 'sw'));
  const group = await joinReaders(stage, topics, READERS - WATCHING_PAGES);
  const stopwatch = createStopwatch({ url: socketUrlOf(world), origin: originOf(world), page });
  const pages = await Promise.all(topics.slice(0, WATCHING_PAGES).map(stopwatch.follow));
  const pauseMs = (1_000 * CHANGES_PER_BATCH) / CHANGES_PER_SECOND;
  const startedAt = performance.now();
  for (let turn = 0; turn * pauseMs < SECONDS * 1_000; turn += 1) {
    await sleep(Math.max(0, startedAt + turn * pauseMs - performance.now()));
    const offerIds = odds.offerIds[turn % MATCHES] ?? [];
    const batch = batches.next({ offerIds, changes: CHANGES_PER_BATCH });
    stopwatch.sent(batch);
    await provider.send(batch.wire);
  }
  await sleep(1_000);
  for (const one of pages) one.close();
  group.stop();
  if (stopwatch.count() === 0) throw new Error('no price reached a page');
  const p99 = { amount: stopwatch.millisecondsAt(0.99), unit: 'ms' };
  return budgetMeasure('fan-out: p99 feed to socket', p99, { atMost: 200 });
}
