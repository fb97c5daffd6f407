import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { EntityChange } from '@kipute/provider-protocols/odds-feed/entities';
import { frame } from '@kipute/provider-protocols/odds-feed/frame';
import type { ServerMessage } from '@kipute/provider-protocols/odds-feed/messages';
import type { Provider } from './provider.ts';
import type { ProviderWorld } from './provider-world.ts';

/** On the wire quickness matters more than size. */
export const frameOf = (message: ServerMessage): Buffer =>
  frame(gzipSync(JSON.stringify(message), { level: 1 }));

/** What remains of a batch once it is written. */
export type SentBatch = { readonly uuid: string; readonly wire: Buffer };
export type Batch = SentBatch & { readonly changes: readonly EntityChange[] };

type Move = {
  /** Moved in turn, from batch to batch. */
  readonly offerIds: readonly string[];
  readonly changes: number;
};

/** The batches of one stream of price changes; versions and prices move on. */
export type Batches = { readonly next: (move: Move) => Batch };

export function createBatches(): Batches {
  const versions = new Map<string, number>();
  const turns = new Map<readonly string[], number>();
  let moved = 0;
  let batchId = 0;

  function change(id: string, createdTime: string): EntityChange {
    const version = (versions.get(id) ?? 1) + 1;
    versions.set(id, version);
    moved += 1;
    // Below 1.9: two of them are always a book that can be sold.
    const odds = 1.5 + ((moved * 37) % 389) / 1000;
    const lastChangedTime = createdTime;
    return { type: 'update', entityClass: 'BettingOffer', id, version, odds, lastChangedTime };
  }

  return {
    next: ({ offerIds, changes: count }) => {
      const createdTime = new Date().toISOString();
      const from = turns.get(offerIds) ?? 0;
      turns.set(offerIds, from + count);
      const changes = Array.from({ length: count }, (_, index) =>
        change(offerIds[(from + index) % offerIds.length] ?? '', createdTime),
      );
      const uuid = randomUUID();
      batchId += 1;
      const wire = frameOf({
        UpdateData: { batchId: String(batchId), batchUuid: uuid, createdTime, changes },
      });
      return { uuid, changes, wire };
    },
  };
}

type Stream = {
  readonly provider: Provider;
  readonly odds: ProviderWorld;
  readonly batches: Batches;
};

type Pace = {
  readonly changesPerSecond: number;
  readonly changesPerBatch: number;
  readonly seconds: number;
  readonly onSent?: (batch: Batch) => void;
};

/** Prices of one match after another move, so many a second, however long a batch takes. */
export async function steadyChanges(
  { provider, odds: { offerIds }, batches }: Stream,
  { changesPerSecond, changesPerBatch, seconds, onSent }: Pace,
): Promise<void> {
  const pauseMs = (1_000 * changesPerBatch) / changesPerSecond;
  const startedAt = performance.now();
  for (let turn = 0; turn * pauseMs < seconds * 1_000; turn += 1) {
    await sleep(Math.max(0, startedAt + turn * pauseMs - performance.now()));
    const ofMatch = offerIds[turn % offerIds.length] ?? [];
    const batch = batches.next({ offerIds: ofMatch, changes: changesPerBatch });
    onSent?.(batch);
    await provider.send(batch.wire);
  }
}
