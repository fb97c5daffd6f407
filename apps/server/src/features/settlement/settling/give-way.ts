import { setTimeout as delay } from 'node:timers/promises';
import { createKeyedMutex } from '../../../platform/concurrency/keyed-mutex.ts';
import { createSemaphore } from '../../../platform/concurrency/semaphore.ts';
import { betsPlaced } from '../../betting/index.ts';
import type { SettlementDeps } from '../ports.ts';

/** So long after a bet was placed the next is expected. */
const BETS_COME_MS = 1_000;

/** Tried: with a rest as long as the chunk, the slowest bets in a hundred take twice as long as in calm. */
const REST_FACTOR = 2;

/** Enough for the processors of a small machine, and few of the connections of a process. */
export const CHUNKS_AT_ONCE = 3;

/**
 * A chunk holds the purses of its players until it is paid. Tried: in larger ones a match is settled
 * a tenth faster and more, which is worth little to somebody who waits to bet.
 */
const ORDERS_PER_CHUNK = { inCalm: 500, besideBets: 250 };

type Time = {
  readonly rest: (milliseconds: number) => Promise<unknown>;
  readonly now: () => number;
};

/** A chunk is told how many orders it may take. */
type Chunk<Value> = (ordersMax: number) => Promise<Value>;

export type GiveWay = <Value>(chunk: Chunk<Value>) => Promise<Value>;

/**
 * Bets come before the work on those that are decided: who bets looks at a screen, and who has won
 * hears of it seconds later in either case. So while bets are placed, by whichever process, chunks
 * come one after another and each is followed by a rest twice as long (STL-29).
 */
export function createGiveWay(
  { bus }: Pick<SettlementDeps, 'bus'>,
  { rest, now }: Time = { rest: delay, now: () => performance.now() },
): GiveWay {
  const few = createSemaphore(CHUNKS_AT_ONCE);
  const inLine = createKeyedMutex<'chunk'>();
  let lastBetAt = Number.NEGATIVE_INFINITY;
  bus.subscribe(betsPlaced, () => {
    lastBetAt = now();
  });
  const betsCome = () => now() - lastBetAt < BETS_COME_MS;
  const oneByOne = <Value>(chunk: Chunk<Value>) =>
    inLine('chunk', async () => {
      const beganAt = now();
      const done = await chunk(ORDERS_PER_CHUNK.besideBets);
      if (betsCome()) await rest(REST_FACTOR * (now() - beganAt));
      return done;
    });
  return (chunk) => few.run(() => (betsCome() ? oneByOne(chunk) : chunk(ORDERS_PER_CHUNK.inCalm)));
}
