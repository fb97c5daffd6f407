import { openWorld } from '@kipute/tools/start/world';
import { budgetMeasure, type Measure, ratioMeasure } from '../measure.ts';
import { type Provider, startProvider } from '../odds/provider.ts';
import { makeWorld } from '../odds/provider-world.ts';
import { untilBoardHas } from '../odds/until-board-has.ts';
import { createBatches, type SentBatch } from '../odds/update-frames.ts';
import { loadedEnvironment } from '../production-environment.ts';
import { measureBareIntake } from './bare-intake.ts';
import { openFoldWatch } from './fold-watch.ts';

const MATCHES = 50;
const MARKETS_PER_MATCH = 100;
const CHANGES_PER_BATCH = 500;
/** A million changes: the fold, which comes about once a second, is not to be most of it. */
const BATCHES = 2_000;
/** Offers of one match that change together. */
const CLUSTER = 50;
const WARM_UP_BATCHES = 200;
/** In turns, so that a machine that is busy for a while is busy for both. */
const ROUNDS = 3;

/** Offer changes from the provider's socket to board, bus and tables, and what is bare of that. */
export async function benchFeed(): Promise<readonly Measure[]> {
  const odds = makeWorld({ matches: MATCHES, marketsPerMatch: MARKETS_PER_MATCH });
  const provider = await startProvider(odds);
  const world = await openWorld({
    name: 'bench-odds',
    data: 'fresh',
    environment: { ...loadedEnvironment, ODDS_FEED_URL: provider.url },
  });
  const { databaseUrl } = world;
  const foldWatch = await openFoldWatch(databaseUrl);
  try {
    await untilBoardHas(world, MATCHES);
    const nextBatches = batchMaker(odds.offerIds);
    const takeIn = async (batches: readonly SentBatch[]) => {
      const startedAt = performance.now();
      await sendAll(provider, batches);
      await foldWatch.untilFolded(batches.at(-1)?.uuid ?? '');
      return changesPerSecond(batches, performance.now() - startedAt);
    };
    const bare = (batches: readonly SentBatch[]) => measureBareIntake({ databaseUrl, batches });
    await takeIn(nextBatches(WARM_UP_BATCHES));
    const speeds = { ours: 0, limit: 0, unit: 'changes/s' };
    for (let round = 0; round < ROUNDS; round += 1) {
      const batches = nextBatches(BATCHES);
      speeds.ours += (await takeIn(batches)) / ROUNDS;
      speeds.limit += changesPerSecond(batches, await bare(batches)) / ROUNDS;
    }
    const spent = { amount: Math.round(speeds.ours), unit: speeds.unit };
    return [
      ratioMeasure('feed', speeds, 0.5),
      budgetMeasure('feed: changes a second', spent, { atLeast: 10_000 }),
    ];
  } finally {
    await foldWatch.close();
    await world.stop();
    provider.stop();
  }
}

/** Made before the clock starts. Prices of a match move together, those of ten in one batch. */
function batchMaker(offerIds: readonly (readonly string[])[]) {
  const stream = createBatches();
  const [first = []] = offerIds;
  const clusters = Array.from({ length: Math.ceil(first.length / CLUSTER) }, (_, place) =>
    offerIds.flatMap((ids) => ids.slice(place * CLUSTER, (place + 1) * CLUSTER)),
  );
  const inTurn = clusters.flat();
  return (count: number): readonly SentBatch[] =>
    Array.from({ length: count }, () => {
      const { uuid, wire } = stream.next({ offerIds: inTurn, changes: CHANGES_PER_BATCH });
      return { uuid, wire };
    });
}

async function sendAll(provider: Provider, batches: readonly SentBatch[]): Promise<void> {
  for (const { wire } of batches) await provider.send(wire);
}

const changesPerSecond = (batches: readonly SentBatch[], milliseconds: number): number =>
  (batches.length * CHANGES_PER_BATCH * 1_000) / milliseconds;
