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

/** Resolves when everything is in memory. Listening begins before reading: nothing falls between. */
export async function startFollowing(terms: FollowerTerms): Promise<Follower> {
  const { bus, clock, memory, sign, everyMs } = terms;
  const reading = createReading(terms);
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
    if (seq > memory.seq) void reading.catchUp(seq).then(() => noteLevel(seq));
    noteLevel(seq);
  }

  function noteLevel(seq: number): void {
    if (seq <= memory.seq) levelAt = clock.now().getTime();
    look();
  }

  const stops = [
    bus.subscribe(catalogueChanged, ({ seq, changes }) => {
      if (!isResting) reading.hear({ seq, changes });
    }),
    bus.subscribe(catalogueHeartbeat, hearHeartbeat),
    bus.onRejoin(() => {
      if (!isResting) void reading.catchUp();
    }),
  ];
  const timer = setInterval(() => {
    if (!isResting) reading.retry();
    look();
  }, everyMs.heartbeat);

  const stopListening = () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
  await reading.readEverything().catch((error: unknown) => {
    stopListening();
    throw error;
  });

  return {
    rest: async () => {
      await reading.catchUpOrThrow();
      isResting = true;
    },
    wake: async () => {
      levelAt = Number.NEGATIVE_INFINITY;
      reading.distrust();
      isResting = false;
      look();
      reading.retry();
    },
    close: async () => {
      stopListening();
      await reading.settled();
    },
  };
}
