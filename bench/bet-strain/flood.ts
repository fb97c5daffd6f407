import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { BetLoadPlan } from '../stage/bet-load.ts';

/** It goes on until it is ended. */
export type FloodPlan = Omit<BetLoadPlan, 'seconds' | 'betsPerSecond'>;

export type FloodResult = {
  readonly good: number;
  /** Answered with the catalogued word of a busy server. */
  readonly shed: number;
  /** Anything else, connections that broke included. */
  readonly failed: number;
  /** Of the good answers. */
  readonly p99Ms: number;
  readonly seconds: number;
};

export type FloodOrder =
  | { readonly type: 'begin'; readonly plan: FloodPlan }
  | { readonly type: 'end' };

export type FloodWord = { readonly type: 'begun' } | ({ readonly type: 'ended' } & FloodResult);

/**
 * Bets from far more pages than can be served, each of which asks again and again. Whoever is to be
 * measured beside it waits until it has begun: encrypting so many bets takes a while.
 */
export function startFlood(plan: FloodPlan) {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<FloodResult>();
  // Who waits for the beginning hears of a failure there.
  ended.promise.catch(() => undefined);
  const child = fork(join(import.meta.dirname, 'flood-process.ts'), { stdio: 'inherit' });
  const fail = (reason: Error) => {
    begun.reject(reason);
    ended.reject(reason);
  };
  child.on('message', (message) => {
    const word = message as FloodWord;
    if (word.type === 'begun') begun.resolve();
    else ended.resolve(word);
  });
  child.on('error', fail);
  child.on('exit', (code) => {
    if (code !== 0) fail(new Error(`the flood ended with ${code}`));
  });
  child.send({ type: 'begin', plan } satisfies FloodOrder);
  return {
    begun: begun.promise,
    end: () => {
      child.send({ type: 'end' } satisfies FloodOrder);
      return ended.promise;
    },
  };
}
