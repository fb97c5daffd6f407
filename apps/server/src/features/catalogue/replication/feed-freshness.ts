import type { Freshness } from '../catalogue.ts';
import { SILENCE_MS_MAX } from '../freshness.ts';

/** Decides when the leader's world is fresh and when it is stale. Times are milliseconds of the clock. */
export type FeedFreshness = {
  readonly received: (now: number) => void;
  readonly disconnected: (now: number) => void;
  /** What is held may be wrong until a whole snapshot, or what was missed, has been taken. */
  readonly invalidate: () => void;
  /** Invalidates until the snapshot ends. */
  readonly snapshotBegins: () => void;
  /** Fresh again, unless invalidated since `generation` was read. */
  readonly confirm: (generation: number) => void;
  /** Grows with every invalidation. */
  readonly generation: () => number;
  /** While a batch is being taken the feed cannot be read, and that is not its silence. */
  readonly busy: () => void;
  readonly idle: (now: number) => void;
  /** `mustReconnect` once for each silence. */
  readonly check: (now: number) => {
    readonly freshness: Freshness;
    readonly mustReconnect: boolean;
  };
};

/** A connection that broke is usually back at once; without one we miss every change. */
const DISCONNECTED_MS_MAX = 3_000;

export function createFeedFreshness(startedAt: number): FeedFreshness {
  let receivedAt = startedAt;
  let disconnectedAt: number | undefined;
  let generation = 0;
  let isConfirmed = false;
  let isTakingSnapshot = false;
  let isBusy = false;
  let wantsReconnect = false;

  function invalidate(): void {
    generation += 1;
    isConfirmed = false;
  }

  /**
   * A snapshot goes on when we are idle again and its end confirms everything; invalidating it
   * here would only prevent that. Anything else is requested anew.
   */
  function noteSilence(now: number): void {
    receivedAt = now;
    if (isBusy && isTakingSnapshot) return;
    invalidate();
    wantsReconnect = true;
  }

  return {
    received: (now) => {
      receivedAt = now;
    },
    disconnected: (now) => {
      disconnectedAt ??= now;
      // What was about to be confirmed came on the old connection; the next one sends it anew.
      generation += 1;
      isTakingSnapshot = false;
    },
    invalidate,
    snapshotBegins: () => {
      invalidate();
      isTakingSnapshot = true;
    },
    confirm: (confirmed) => {
      isTakingSnapshot = false;
      if (confirmed !== generation) return;
      isConfirmed = true;
      wantsReconnect = false;
      disconnectedAt = undefined;
    },
    generation: () => generation,
    busy: () => {
      isBusy = true;
    },
    idle: (now) => {
      isBusy = false;
      receivedAt = now;
    },
    check: (now) => {
      if (now - receivedAt >= SILENCE_MS_MAX) noteSilence(now);
      const isLost = disconnectedAt !== undefined && now - disconnectedAt >= DISCONNECTED_MS_MAX;
      const mustReconnect = wantsReconnect && !isBusy;
      if (mustReconnect) wantsReconnect = false;
      return { freshness: isConfirmed && !isLost ? 'fresh' : 'suspended', mustReconnect };
    },
  };
}
