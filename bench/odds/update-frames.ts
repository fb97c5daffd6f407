import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { EntityChange } from '@kipute/provider-protocols/odds-feed/entities';
import { frame } from '@kipute/provider-protocols/odds-feed/frame';
import type { ServerMessage } from '@kipute/provider-protocols/odds-feed/messages';

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
