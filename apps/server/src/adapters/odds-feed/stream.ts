import type { ResumeRequest } from '@kipute/provider-protocols/odds-feed/messages';
import type { FeedPosition } from '../../features/catalogue/ports.ts';

type Batch = { readonly batchId: number; readonly batchUuid: string };

/** Where we stand in the provider's stream; outlives connections. */
export type Stream = {
  readonly begin: (subscription: { subscriptionId: string; checksum: string }) => void;
  readonly forget: () => void;
  readonly position: () => FeedPosition | undefined;
  /** Undefined when there is nothing to go on from. */
  readonly resumeRequest: (subscription: string) => ResumeRequest | undefined;
  readonly placeOf: (batch: Batch) => 'next' | 'duplicate' | 'gap';
  readonly advance: (batch: Batch) => FeedPosition;
};

/** More than a provider repeats after a resumption that overlaps. */
const REMEMBERED_BATCHES = 2_000;

export function createStream(start: FeedPosition | null): Stream {
  let position: FeedPosition | undefined = start ?? undefined;
  let lastBatchId: number | undefined;
  const known = new Set<string>(start?.lastBatchUuid ? [start.lastBatchUuid] : []);

  function remember(uuid: string): void {
    known.add(uuid);
    const [oldest] = known;
    if (known.size > REMEMBERED_BATCHES && oldest !== undefined) known.delete(oldest);
  }

  function forget(): void {
    position = undefined;
    lastBatchId = undefined;
    known.clear();
  }

  return {
    begin: ({ subscriptionId, checksum }) => {
      forget();
      position = { subscriptionId, checksum, lastBatchUuid: null };
    },
    forget,
    position: () => position,
    resumeRequest: (subscriptionSpecificationName) => {
      if (!position?.lastBatchUuid) return undefined;
      const { subscriptionId, checksum: subscriptionChecksum, lastBatchUuid } = position;
      return { subscriptionId, subscriptionSpecificationName, subscriptionChecksum, lastBatchUuid };
    },
    placeOf: ({ batchId, batchUuid }) => {
      if (known.has(batchUuid)) return 'duplicate';
      return lastBatchId === undefined || batchId === lastBatchId + 1 ? 'next' : 'gap';
    },
    advance: ({ batchId, batchUuid }) => {
      remember(batchUuid);
      lastBatchId = batchId;
      const { subscriptionId = '', checksum = '' } = position ?? {};
      position = { subscriptionId, checksum, lastBatchUuid: batchUuid };
      return position;
    },
  };
}
