import type { Freshness } from '../catalogue.ts';
import { SILENCE_MS_MAX } from '../freshness.ts';

/** A connection that broke is usually back at once; without one we miss every change. */
const DISCONNECTED_MS_MAX = 3_000;

/** Decides when the leader's world is fresh and when it is stale. Times are milliseconds of the clock. */
export class FeedFreshness {
  #receivedAt: number;
  #disconnectedAt: number | undefined;
  #generation = 0;
  #isConfirmed = false;
  #isTakingSnapshot = false;
  #isBusy = false;
  #wantsReconnect = false;

  constructor(startedAt: number) {
    this.#receivedAt = startedAt;
  }

  received(now: number): void {
    this.#receivedAt = now;
  }

  disconnected(now: number): void {
    this.#disconnectedAt ??= now;
    // What was about to be confirmed came on the old connection; the next one sends it anew.
    this.#generation += 1;
    this.#isTakingSnapshot = false;
  }

  /** What is held may be wrong until a whole snapshot, or what was missed, has been taken. */
  invalidate(): void {
    this.#generation += 1;
    this.#isConfirmed = false;
  }

  /** Invalidates until the snapshot ends. */
  snapshotBegins(): void {
    this.invalidate();
    this.#isTakingSnapshot = true;
  }

  /** Grows with every invalidation. */
  generation(): number {
    return this.#generation;
  }

  /** Fresh again, unless invalidated since `generation` was read. */
  confirm(generation: number): void {
    this.#isTakingSnapshot = false;
    if (generation !== this.#generation) return;
    this.#isConfirmed = true;
    this.#wantsReconnect = false;
    this.#disconnectedAt = undefined;
  }

  /** While a batch is being taken the feed cannot be read, and that is not its silence. */
  busy(): void {
    this.#isBusy = true;
  }

  idle(now: number): void {
    this.#isBusy = false;
    this.#receivedAt = now;
  }

  /** `mustReconnect` once for each silence. */
  check(now: number): { readonly freshness: Freshness; readonly mustReconnect: boolean } {
    if (now - this.#receivedAt >= SILENCE_MS_MAX) this.#noteSilence(now);
    const lostAt = this.#disconnectedAt;
    const isLost = lostAt !== undefined && now - lostAt >= DISCONNECTED_MS_MAX;
    const mustReconnect = this.#wantsReconnect && !this.#isBusy;
    if (mustReconnect) this.#wantsReconnect = false;
    return { freshness: this.#isConfirmed && !isLost ? 'fresh' : 'suspended', mustReconnect };
  }

  /**
   * A snapshot goes on when we are idle again and its end confirms everything; invalidating it
   * here would only prevent that. Anything else is requested anew.
   */
  #noteSilence(now: number): void {
    this.#receivedAt = now;
    if (this.#isBusy && this.#isTakingSnapshot) return;
    this.invalidate();
    this.#wantsReconnect = true;
  }
}
