import { setTimeout as sleep } from 'node:timers/promises';
import { boardTopics } from '@kipute/contract/live-board';
import { budgetMeasure, type Measure, ratioMeasure } from '../measure.ts';
import { steadyChanges } from '../stage/price-changes.ts';
import { makeWorld } from '../stage/provider-world.ts';
import { joinReaders, originOf, socketUrlOf } from '../stage/socket-readers.ts';
import { type OddsStage, onOddsStage } from '../stage/stage.ts';
import { measureBareHall, pacedBroadcasts } from './bare-hall.ts';
import { createStopwatch } from './latency.ts';

const READERS = 2_000;
const SECONDS = 8;
const MATCHES = 20;
const WATCHING_PAGES = 20;
const CHANGES_PER_SECOND = 500;
const CHANGES_PER_BATCH = 10;

/** Odds messages delivered to thousands of sockets, and how soon they arrive. */
export async function benchFanOut(): Promise<readonly Measure[]> {
  const odds = makeWorld({ matches: MATCHES, marketsPerMatch: 25 });
  return onOddsStage({ odds, matches: MATCHES }, async (stage) => [
    await measureFanOut(stage),
    await measureDelay(stage),
  ]);
}

/** Everybody follows one match; one offer of it changes with each broadcast. */
async function measureFanOut(stage: OddsStage): Promise<Measure> {
  const [matchId = ''] = stage.odds.matchIds;
  const topics = [boardTopics.match(matchId, 'sw')];
  const group = await joinReaders({ ...stage, topics, readers: READERS });
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
async function measureDelay(stage: OddsStage): Promise<Measure> {
  const { world, odds, page } = stage;
  const topics = odds.matchIds.map((id) => boardTopics.match(id, 'sw'));
  const group = await joinReaders({ ...stage, topics, readers: READERS - WATCHING_PAGES });
  const stopwatch = createStopwatch({ url: socketUrlOf(world), origin: originOf(world), page });
  const pages = await Promise.all(topics.slice(0, WATCHING_PAGES).map(stopwatch.follow));
  await steadyChanges(stage, {
    changesPerSecond: CHANGES_PER_SECOND,
    changesPerBatch: CHANGES_PER_BATCH,
    seconds: SECONDS,
    onSent: stopwatch.sent,
  });
  await sleep(1_000);
  for (const one of pages) one.close();
  group.stop();
  if (stopwatch.count() === 0) throw new Error('no price reached a page');
  const p99 = { amount: stopwatch.millisecondsAt(0.99), unit: 'ms' };
  return budgetMeasure('fan-out: p99 feed to socket', p99, { atMost: 200 });
}
