import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { DumpedEntity } from '@kipute/provider-protocols/odds-feed/entities';
import { frame } from '@kipute/provider-protocols/odds-feed/frame';
import type { InitialData } from '@kipute/provider-protocols/odds-feed/messages';

const gzipAside = promisify(gzip);

const ENTITIES_PER_BATCH_MAX = 10_000;

/** The whole image in batches; an empty world is one empty batch. */
export function* dumpBatches(entities: readonly DumpedEntity[]): Generator<InitialData> {
  const count = Math.max(1, Math.ceil(entities.length / ENTITIES_PER_BATCH_MAX));
  for (let index = 0; index < count; index += 1) {
    const from = index * ENTITIES_PER_BATCH_MAX;
    yield {
      batchId: String(index + 1),
      batchesLeft: String(count - 1 - index),
      dumpComplete: index === count - 1,
      entities: entities.slice(from, from + ENTITIES_PER_BATCH_MAX),
    };
  }
}

/** Packed beside the main thread: a batch is megabytes, and matches go on meanwhile. */
export async function dumpFrame(batch: InitialData): Promise<Buffer> {
  return frame(await gzipAside(JSON.stringify({ InitialData: batch }), { level: 1 }));
}
