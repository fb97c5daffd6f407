import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { budgetMeasure, type Measure, ratioMeasure } from '../measure.ts';
import { createBatches, type SentBatch } from '../stage/price-changes.ts';
import type { Provider } from '../stage/provider.ts';
import { makeWorld } from '../stage/provider-world.ts';
import { type OddsStage, onOddsStage } from '../stage/stage.ts';

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
  return onOddsStage({ odds, matches: MATCHES }, measureFeed);
}

async function measureFeed({ world, provider, odds }: OddsStage): Promise<readonly Measure[]> {
  const { databaseUrl } = world;
  const foldWatch = await openFoldWatch(databaseUrl);
  try {
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

export type BareIntakeTask = { readonly port: number; readonly databaseUrl: string };

type IntakeOptions = { readonly databaseUrl: string; readonly batches: readonly SentBatch[] };

/**
 * The limit: how many milliseconds a process takes that unpacks and parses the same frames and
 * copies their rows into a table, and does nothing else with them.
 */
async function measureBareIntake({ databaseUrl, batches }: IntakeOptions): Promise<number> {
  const server = createServer((socket) => {
    void pipeline(Readable.from(batches.map(({ wire }) => wire)), socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const child = fork(join(import.meta.dirname, 'bare-intake-process.ts'));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the bare intake ended with ${code}`);
  });
  ended.catch(() => undefined);
  child.send({ port, databaseUrl } satisfies BareIntakeTask);
  const [milliseconds] = await Promise.race([once(child, 'message'), ended]);
  child.disconnect();
  server.close();
  return Number(milliseconds);
}

const LOOK_EVERY_MS = 20;
const TIMEOUT_MS = 120_000;

/** Looks into the server's tables for how far it has come. */
type FoldWatch = {
  /** Resolves when everything up to this batch is in the journal and in the tables. */
  readonly untilFolded: (batchUuid: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

async function openFoldWatch(databaseUrl: string): Promise<FoldWatch> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const foldedBatch = async () => {
    const { rows } = await client.query<{ uuid: string | null }>(
      `select feed_position->>'lastBatchUuid' as uuid from catalogue_fold`,
    );
    return rows[0]?.uuid;
  };
  return {
    untilFolded: async (batchUuid) => {
      const giveUpAt = performance.now() + TIMEOUT_MS;
      while ((await foldedBatch()) !== batchUuid) {
        if (performance.now() > giveUpAt) throw new Error('the last batch was never folded');
        await sleep(LOOK_EVERY_MS);
      }
    },
    close: () => client.end(),
  };
}
