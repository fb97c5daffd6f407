import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { createKeyedMutex } from '../../../platform/concurrency/keyed-mutex.ts';
import { createSemaphore } from '../../../platform/concurrency/semaphore.ts';
import { betsPlaced } from '../../betting/index.ts';
import type { SettlementDeps } from '../ports.ts';

/** Bets count as being placed until this long after the last one. */
const BETS_PLACED_MS = 1_000;

/** Measured: pausing only as long as the chunk took doubles the p99 of placing a bet. */
const PAUSE_FACTOR = 2;

/**
 * A walk keeps a processor of the database and the event loop busy at once. Measured: resting only
 * twice as long as a slice took doubles the p99 as well.
 */
const REST_FACTOR = 3;

/** Enough for the processors of a small machine, and few of the connections of a process. */
export const CHUNKS_AT_ONCE = 3;

/**
 * A chunk locks the purses of its players until it commits. Measured: larger ones settle a match a
 * tenth faster or more, which is not worth the wait of somebody who places a bet.
 */
const ORDERS_PER_CHUNK = { idle: 500, besideBets: 250 };

type Time = {
  readonly pause: (milliseconds: number) => Promise<unknown>;
  readonly now: () => number;
};

/** A chunk is told how many orders it may take. */
type Chunk<Value> = (ordersMax: number) => Promise<Value>;

export type Throttle = <Value>(chunk: Chunk<Value>) => Promise<Value>;

/**
 * Placing bets has priority over settling them: a bettor looks at a screen, and a winner hears of it
 * seconds later in either case. While any process places bets, chunks run one after another, and
 * each is followed by a pause twice as long as it took (STL-29).
 */
export function createThrottle(
  { bus }: Pick<SettlementDeps, 'bus'>,
  { pause, now }: Time = { pause: delay, now: () => performance.now() },
): Throttle {
  const semaphore = createSemaphore(CHUNKS_AT_ONCE);
  const mutex = createKeyedMutex<'chunk'>();
  const betsArePlaced = watchBets(bus, now);
  const oneByOne = <Value>(chunk: Chunk<Value>) =>
    mutex('chunk', async () => {
      const beganAt = now();
      const done = await chunk(ORDERS_PER_CHUNK.besideBets);
      if (betsArePlaced()) await pause(PAUSE_FACTOR * (now() - beganAt));
      return done;
    });
  return (chunk) =>
    semaphore.run(() => (betsArePlaced() ? oneByOne(chunk) : chunk(ORDERS_PER_CHUNK.idle)));
}

/** Tells whether any process placed a bet a moment ago. */
function watchBets(bus: SettlementDeps['bus'], now: Time['now']): () => boolean {
  let lastBetAt = Number.NEGATIVE_INFINITY;
  bus.subscribe(betsPlaced, () => {
    lastBetAt = now();
  });
  return () => now() - lastBetAt < BETS_PLACED_MS;
}

/** Called between two slices of a long walk; it goes on when this resolves. */
export type Rest = () => Promise<unknown>;

/** A walk has a stopwatch of its own. */
export type Pacer = () => Rest;

/**
 * Reading and computing beside bets: a slice is followed by a rest three times as long as it took
 * while any process places bets, and by a turn of the event loop otherwise (POL-99).
 */
export function createPacer(
  { bus }: Pick<SettlementDeps, 'bus'>,
  { pause, now }: Time = { pause: delay, now: () => performance.now() },
): Pacer {
  const betsArePlaced = watchBets(bus, now);
  return () => {
    let wentOnAt = now();
    return async () => {
      await (betsArePlaced() ? pause(REST_FACTOR * (now() - wentOnAt)) : nextTurn());
      wentOnAt = now();
    };
  };
}
