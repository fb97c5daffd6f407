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
import { createCatchUp } from './catch-up.ts';

/** Keeps this process up to date with the leader, whoever that is. */
export type Follower = {
  /** Resolves when the world is in memory for the first time. */
  readonly loaded: Promise<void>;
  /** This process is about to lead: resolves when it is up to date and listens no more. */
  readonly pause: () => Promise<void>;
  /** It leads no more, and what it holds may never have been written: everything is loaded anew. */
  readonly resume: () => Promise<void>;
  readonly close: () => Promise<void>;
};

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

/** Subscribes before it loads, so that no row falls between. */
export function startFollower(deps: FollowerDeps): Follower {
  const { bus, clock, memory, freshness, everyMs, log } = deps;
  const loaded = Promise.withResolvers<void>();
  const catchUp = createCatchUp({ ...deps, onUpToDate: loaded.resolve });
  let isPaused = false;
  let leaderFreshness: Freshness = 'suspended';
  /** When this process last held everything that the leader had announced. */
  let upToDateAt = Number.NEGATIVE_INFINITY;

  function check(): void {
    if (isPaused) return;
    const isUpToDate = clock.now().getTime() - upToDateAt < SILENCE_MS_MAX;
    freshness.set(isUpToDate && !catchUp.isInvalid() ? leaderFreshness : 'suspended');
  }

  function onHeartbeat(heartbeat: { seq: number; freshness: Freshness }): void {
    if (isPaused) return;
    const { seq } = heartbeat;
    leaderFreshness = heartbeat.freshness;
    const isBehind = seq > memory.seq && !catchUp.isBusy();
    if (isBehind) void catchUp.readMissing(seq).then(() => noteSeq(seq));
    noteSeq(seq);
  }

  function noteSeq(seq: number): void {
    if (seq <= memory.seq) upToDateAt = clock.now().getTime();
    check();
  }

  /** A leader would only receive its own rows. */
  const subscribeRows = () => bus.subscribe(catalogueChanged, (row) => catchUp.onRow(row));
  let unsubscribeRows = subscribeRows();

  const unsubscribes = [
    bus.subscribe(catalogueHeartbeat, onHeartbeat),
    bus.onRejoin(() => {
      if (!isPaused) void catchUp.readMissing();
    }),
  ];
  const timer = setInterval(() => {
    if (!isPaused) catchUp.retry();
    check();
  }, everyMs.heartbeat);

  catchUp
    .loadAll()
    .catch((error: unknown) => {
      log.warn({ err: error }, 'catalogue: load failed, will be retried');
      catchUp.invalidate();
    })
    .then(check);

  return {
    loaded: loaded.promise,
    pause: async () => {
      await catchUp.readMissingOrThrow();
      isPaused = true;
      unsubscribeRows();
    },
    resume: async () => {
      upToDateAt = Number.NEGATIVE_INFINITY;
      catchUp.invalidate();
      isPaused = false;
      unsubscribeRows = subscribeRows();
      check();
      catchUp.retry();
    },
    close: async () => {
      clearInterval(timer);
      for (const unsubscribe of [unsubscribeRows, ...unsubscribes]) unsubscribe();
      await catchUp.settled();
    },
  };
}
