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
import { type FreshnessSign, SILENCE_MS_MAX } from '../freshness.ts';
import type { Memory } from '../memory.ts';
import { createReading } from './reading.ts';

/** Keeps this process level with the leader, whoever that is. */
export type Follower = {
  /** Resolves when the world is in memory for the first time. */
  readonly loaded: Promise<void>;
  /** This process is about to lead: resolves when it has everything and hears only itself. */
  readonly rest: () => Promise<void>;
  /** It leads no more, and what it holds may never have been written: everything is read anew. */
  readonly wake: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type FollowerTerms = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: BaseLogger;
  readonly count: CountCatalogueEvent;
  readonly memory: Memory;
  readonly sign: FreshnessSign;
  readonly everyMs: { readonly heartbeat: number };
};

/** Listening begins before reading: nothing falls between. */
export function startFollowing(terms: FollowerTerms): Follower {
  const { bus, clock, memory, sign, everyMs, log } = terms;
  const loaded = Promise.withResolvers<void>();
  const reading = createReading({ ...terms, onLevel: loaded.resolve });
  let isResting = false;
  let leaderSays: Freshness = 'suspended';
  /** When this process last held everything that the leader had told of. */
  let levelAt = Number.NEGATIVE_INFINITY;

  function look(): void {
    if (isResting) return;
    const isLevel = clock.now().getTime() - levelAt < SILENCE_MS_MAX;
    sign.show(isLevel && !reading.isWrong() ? leaderSays : 'suspended');
  }

  function hearHeartbeat({ seq, freshness }: { seq: number; freshness: Freshness }): void {
    if (isResting) return;
    leaderSays = freshness;
    const isBehind = seq > memory.seq && !reading.isBusy();
    if (isBehind) void reading.catchUp(seq).then(() => noteLevel(seq));
    noteLevel(seq);
  }

  function noteLevel(seq: number): void {
    if (seq <= memory.seq) levelAt = clock.now().getTime();
    look();
  }

  /** A leader would only hear itself. */
  const hearRows = () => bus.subscribe(catalogueChanged, (row) => reading.hear(row));
  let stopHearingRows = hearRows();

  const stops = [
    bus.subscribe(catalogueHeartbeat, hearHeartbeat),
    bus.onRejoin(() => {
      if (!isResting) void reading.catchUp();
    }),
  ];
  const timer = setInterval(() => {
    if (!isResting) reading.retry();
    look();
  }, everyMs.heartbeat);

  reading
    .readEverything()
    // Tried again by the timer, like everything else that could not be read.
    .catch((error: unknown) => {
      log.warn({ err: error }, 'the catalogue could not be loaded');
      reading.distrust();
    })
    .then(look);

  return {
    loaded: loaded.promise,
    rest: async () => {
      await reading.catchUpOrThrow();
      isResting = true;
      stopHearingRows();
    },
    wake: async () => {
      levelAt = Number.NEGATIVE_INFINITY;
      reading.distrust();
      isResting = false;
      stopHearingRows = hearRows();
      look();
      reading.retry();
    },
    close: async () => {
      clearInterval(timer);
      for (const stop of [stopHearingRows, ...stops]) stop();
      await reading.settled();
    },
  };
}
