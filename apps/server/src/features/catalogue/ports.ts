import type { AnyCreate, Change } from './changes.ts';

export { ABSURD_PRICE, type AnyCreate, type Change } from './changes.ts';
export type { Kind } from './kinds.ts';

/** A consumer's position in the provider's stream; enough to resume after a disconnect. */
export type FeedPosition = {
  readonly subscriptionId: string;
  readonly checksum: string;
  /** Null while nothing followed the snapshot: then there is nothing to resume from. */
  readonly lastBatchUuid: string | null;
};

/** Who takes the feed. The feed awaits each promise before it reads on (backpressure). */
export type FeedConsumer = {
  /** Something was received, whatever it was. */
  readonly received: () => void;
  readonly disconnected: () => void;
  /** A gap: what is held may be wrong until `resumed` or the end of a snapshot. */
  readonly missed: () => void;
  /** Everything that the parts of the snapshot do not contain is gone when it ends. */
  readonly snapshotBegins: () => void;
  readonly snapshotPart: (creates: readonly AnyCreate[]) => Promise<void>;
  readonly snapshotEnds: (position: FeedPosition) => Promise<void>;
  readonly changes: (changes: readonly Change[], position: FeedPosition) => Promise<void>;
  /** What was missed while disconnected has been delivered. */
  readonly resumed: () => void;
};

/** The provider's stream of entities; an adapter implements it. */
export type OddsFeed = {
  /** Resumes from a position, or takes a whole snapshot. Reconnects by itself after every fault. */
  readonly start: (consumer: FeedConsumer, position: FeedPosition | null) => void;
  /** Drops a connection that has fallen silent and resumes on another. */
  readonly reconnect: () => void;
  /** From this moment the consumer is not called any more. */
  readonly stop: () => void;
};
