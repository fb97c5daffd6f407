import type { AnyCreate, Change } from './changes.ts';

export { ABSURD_PRICE, type AnyCreate, type Change } from './changes.ts';
export type { Kind } from './kinds.ts';

/** Where a consumer stands in the provider's stream; enough to go on after a drop. */
export type FeedPosition = {
  readonly subscriptionId: string;
  readonly checksum: string;
  /** Null while nothing followed the image: then there is nothing to go on from. */
  readonly lastBatchUuid: string | null;
};

/** Who hears the feed. The feed waits for what it is handed to settle before it reads on. */
export type FeedConsumer = {
  /** Something was received, whatever it was. */
  readonly heard: () => void;
  readonly lineLost: () => void;
  /** Something was missed: what is held may be wrong until `resumed` or the end of an image. */
  readonly missed: () => void;
  /** Everything that the parts of the image do not contain is gone when it ends. */
  readonly imageBegins: () => void;
  readonly imagePart: (creates: readonly AnyCreate[]) => Promise<void>;
  readonly imageEnds: (position: FeedPosition) => Promise<void>;
  readonly changes: (changes: readonly Change[], position: FeedPosition) => Promise<void>;
  /** What was missed while the line was lost has been told. */
  readonly resumed: () => void;
};

/** The provider's stream of entities; an adapter implements it. */
export type OddsFeed = {
  /** Goes on from a position, or takes a whole image. Comes back by itself after every fault. */
  readonly start: (consumer: FeedConsumer, position: FeedPosition | null) => void;
  /** Leaves a line that has fallen silent and asks on another for what was missed. */
  readonly renew: () => void;
  /** From this moment the consumer hears nothing more. */
  readonly stop: () => void;
};
