import type { BaseLogger } from 'pino';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Freshness } from '../catalogue.ts';
import {
  type CountCatalogueEvent,
  catalogueChanged,
  catalogueHeartbeat,
} from '../catalogue-events.ts';
import { type FreshnessState, SILENCE_MS_MAX } from '../freshness.ts';
import type { Memory } from '../world/memory.ts';
import { CatchUp } from './catch-up.ts';

type FollowerDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: BaseLogger;
  readonly count: CountCatalogueEvent;
  readonly memory: Memory;
  readonly freshness: FreshnessState;
  readonly everyMs: { readonly heartbeat: number };
};

/** Keeps this process up to date with the leader, whoever that is. */
export class Follower {
  readonly #deps: FollowerDeps;
  readonly #catchUp: CatchUp;
  readonly #loaded = Promise.withResolvers<void>();
  readonly #unsubscribes: readonly (() => void)[];
  readonly #timer: NodeJS.Timeout;
  #unsubscribeRows: () => void;
  #isPaused = false;
  #leaderFreshness: Freshness = 'suspended';
  /** When this process last held everything that the leader had announced. */
  #upToDateAt = Number.NEGATIVE_INFINITY;

  /** Subscribes before it loads, so that no row falls between. */
  constructor(deps: FollowerDeps) {
    this.#deps = deps;
    const { bus, everyMs } = deps;
    this.#catchUp = new CatchUp({ ...deps, onUpToDate: this.#loaded.resolve });
    this.#unsubscribeRows = this.#subscribeRows();
    this.#unsubscribes = [
      bus.subscribe(catalogueHeartbeat, (heartbeat) => this.#onHeartbeat(heartbeat)),
      bus.onRejoin(() => {
        if (!this.#isPaused) void this.#catchUp.readMissing();
      }),
    ];
    this.#timer = setInterval(() => {
      if (!this.#isPaused) this.#catchUp.retry();
      this.#check();
    }, everyMs.heartbeat);
    this.#load();
  }

  /** Resolves when the world is in memory for the first time. */
  get loaded(): Promise<void> {
    return this.#loaded.promise;
  }

  /** This process is about to lead: resolves when it is up to date and listens no more. */
  async pause(): Promise<void> {
    await this.#catchUp.readMissingOrThrow();
    this.#isPaused = true;
    this.#unsubscribeRows();
  }

  /** It leads no more, and what it holds may never have been written: everything is loaded anew. */
  async resume(): Promise<void> {
    this.#upToDateAt = Number.NEGATIVE_INFINITY;
    this.#catchUp.invalidate();
    this.#isPaused = false;
    this.#unsubscribeRows = this.#subscribeRows();
    this.#check();
    this.#catchUp.retry();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const unsubscribe of [this.#unsubscribeRows, ...this.#unsubscribes]) unsubscribe();
    await this.#catchUp.settled();
  }

  #load(): void {
    this.#catchUp
      .loadAll()
      .catch((error: unknown) => {
        this.#deps.log.warn({ err: error }, 'catalogue: load failed, will be retried');
        this.#catchUp.invalidate();
      })
      .then(() => this.#check());
  }

  /** A leader would only receive its own rows. */
  #subscribeRows(): () => void {
    return this.#deps.bus.subscribe(catalogueChanged, (row) => this.#catchUp.onRow(row));
  }

  #onHeartbeat({ seq, freshness }: { seq: number; freshness: Freshness }): void {
    if (this.#isPaused) return;
    this.#leaderFreshness = freshness;
    const isBehind = seq > this.#deps.memory.seq && !this.#catchUp.isBusy();
    if (isBehind) void this.#catchUp.readMissing(seq).then(() => this.#noteSeq(seq));
    this.#noteSeq(seq);
  }

  #noteSeq(seq: number): void {
    if (seq <= this.#deps.memory.seq) this.#upToDateAt = this.#deps.clock.now().getTime();
    this.#check();
  }

  #check(): void {
    if (this.#isPaused) return;
    const { clock, freshness } = this.#deps;
    const isUpToDate = clock.now().getTime() - this.#upToDateAt < SILENCE_MS_MAX;
    const isFollowing = isUpToDate && !this.#catchUp.isInvalid();
    freshness.set(isFollowing ? this.#leaderFreshness : 'suspended');
  }
}
