import { setTimeout as delay } from 'node:timers/promises';
import type { BettingDeps } from '../betting-deps.ts';
import { createTurns } from '../placing/turns.ts';
import { betsPlaced } from '../risk/bets-placed.ts';

/** So long after a bet was placed the next is expected. */
const BETS_COME_MS = 1_000;

/** Tried: with a rest as long as the chunk, the slowest bets in a hundred take twice as long as in calm. */
const REST_FACTOR = 2;

type Time = {
  readonly rest: (milliseconds: number) => Promise<unknown>;
  readonly now: () => number;
};

export type GiveWay = <Value>(chunk: () => Promise<Value>) => Promise<Value>;

/**
 * Bets come before the work on those that are decided: who bets looks at a screen, and who has won
 * hears of it seconds later in either case. So while bets are placed, by whichever process, chunks
 * come one after another and each is followed by a rest twice as long (STL-29).
 */
export function createGiveWay(
  { bus }: Pick<BettingDeps, 'bus'>,
  { rest, now }: Time = { rest: delay, now: () => performance.now() },
): GiveWay {
  const inLine = createTurns<'chunk'>();
  let lastBetAt = Number.NEGATIVE_INFINITY;
  bus.subscribe(betsPlaced, () => {
    lastBetAt = now();
  });
  const betsCome = () => now() - lastBetAt < BETS_COME_MS;
  return async (chunk) => {
    if (!betsCome()) return await chunk();
    return await inLine('chunk', async () => {
      const beganAt = now();
      const done = await chunk();
      if (betsCome()) await rest(REST_FACTOR * (now() - beganAt));
      return done;
    });
  };
}
