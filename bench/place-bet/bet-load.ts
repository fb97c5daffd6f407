import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { BenchPlayer } from './crowd.ts';
import type { Leg } from './three-legs.ts';

export type BetLoadPlan = {
  /** Of the run: no request key comes twice. */
  readonly name: string;
  readonly playerAddress: string;
  readonly players: readonly BenchPlayer[];
  readonly legs: readonly Leg[];
  readonly connections: number;
  readonly betsPerConnection: number;
  readonly seconds: number;
  /** So many at most; as many as go when it is left out. */
  readonly betsPerSecond?: number;
};

export type BetLoadResult = {
  /** Of the answers that were good. */
  readonly p99Ms: number;
  readonly failures: number;
};

export type PacedPlan = BetLoadPlan & { readonly betsPerSecond: number };

/** What a paced load tells besides, because it looks at each bet. */
export type PacedResult = BetLoadResult & {
  /** Of the answers that were good. */
  readonly waitsMs: readonly number[];
  /** Failures that were the catalogued word of a busy server. */
  readonly sentAway: number;
};

/** The load comes from a process of its own, as it would from phones. */
export function runBetLoad(plan: PacedPlan): Promise<PacedResult>;
export function runBetLoad(plan: BetLoadPlan): Promise<BetLoadResult>;
export function runBetLoad(plan: BetLoadPlan): Promise<BetLoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'bet-load-process.ts'), { stdio: 'inherit' });
    child.on('message', (result) => resolve(result as BetLoadResult));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code !== 0) reject(new Error(`the load of bets ended with ${code}`));
    });
    child.send(plan);
  });
}
