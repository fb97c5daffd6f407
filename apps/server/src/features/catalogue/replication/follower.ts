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
import {
  type FreshnessState,
  freshnessAfter,
  IN_PLAY_SILENCE_MS_MAX,
  lessFresh,
} from '../freshness.ts';
import { type LeaderSign, readLeaderSign } from '../storage/leadership.ts';
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
  readonly everyMs: { readonly heartbeat: number; readonly silentBus: number };
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
  #hasLoaded = false;
  #leaderFreshness: Freshness = 'suspended';
  #term = 0n;
  #isAsking = false;
  /** Of the last heartbeat on the bus, on a clock that nobody sets. */
  #heardAt = Number.NEGATIVE_INFINITY;
  /** When the leader last said that its world is fresh. */
  #freshSignAt = Number.NEGATIVE_INFINITY;
  /** When this process last held everything that the leader had announced. */
  #upToDateAt = Number.NEGATIVE_INFINITY;

  /** Subscribes before it loads, so that no row falls between. */
  constructor(deps: FollowerDeps) {
    this.#deps = deps;
    const { bus, everyMs } = deps;
    const onUpToDate = () => {
      this.#hasLoaded = true;
      this.#loaded.resolve();
    };
    this.#catchUp = new CatchUp({ ...deps, onUpToDate });
    this.#unsubscribeRows = this.#subscribeRows();
    this.#unsubscribes = [
      bus.subscribe(catalogueHeartbeat, ({ term, ...sign }) => {
        this.#heardAt = performance.now();
        this.#onSign({ term: BigInt(term), ...sign });
      }),
      bus.onRejoin(() => {
        if (!this.#isPaused) void this.#catchUp.readMissing();
      }),
    ];
    this.#timer = setInterval(() => {
      if (!this.#isPaused) this.#tick();
      this.#check();
    }, everyMs.heartbeat);
    this.#load();
  }

  /** Resolves when the world is in memory for the first time. */
  get loaded(): Promise<void> {
    return this.#loaded.promise;
  }

  /** Resolves when the world is in memory and no row of the journal is missing. */
  async beLevel(): Promise<void> {
    const isLevel = this.#hasLoaded && !this.#catchUp.isInvalid() && !this.#catchUp.isBusy();
    if (!isLevel) await this.#catchUp.readMissingOrThrow();
  }

  /**
   * The leader says just now that its world is fresh, and this process does not get there. While all
   * are stale nobody is behind: who asks them is answered that nothing can be bet on.
   */
  isBehind(): boolean {
    const isLeaderFresh = performance.now() - this.#freshSignAt < IN_PLAY_SILENCE_MS_MAX;
    return !this.#isPaused && isLeaderFresh && this.#deps.freshness.current() !== 'fresh';
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

  #tick(): void {
    this.#deps.freshness.tick();
    this.#catchUp.retry();
    const isBusSilent = performance.now() - this.#heardAt >= this.#deps.everyMs.silentBus;
    if (isBusSilent && !this.#isAsking) this.#askDatabase();
  }

  /** The bus is a courier and no truth: what the leader says stands in the database as well. */
  #askDatabase(): void {
    const { database, log } = this.#deps;
    this.#isAsking = true;
    readLeaderSign(database.read)
      .then((sign) => {
        if (sign) this.#onSign(sign);
      })
      .catch((error: unknown) =>
        log.warn({ err: error }, 'catalogue: state of the leader not read, will be retried'),
      )
      .finally(() => {
        this.#isAsking = false;
      });
  }

  #onSign({ term, seq, freshness }: LeaderSign): void {
    // Who was replaced, and does not know it yet, says nothing any more.
    if (this.#isPaused || term < this.#term) return;
    this.#term = term;
    if (freshness === 'fresh') this.#freshSignAt = performance.now();
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
    const silence = freshnessAfter(clock.now().getTime() - this.#upToDateAt);
    const own = this.#catchUp.isInvalid() ? 'suspended' : silence;
    freshness.set(lessFresh(own, this.#leaderFreshness));
  }
}
