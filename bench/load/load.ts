import { fork } from 'node:child_process';
import { join } from 'node:path';

export type LoadPlan = {
  readonly url: string;
  readonly headers: Record<string, string>;
  /** Sent in turn, over and over; made before the clock starts, so that sealing costs nothing. */
  readonly bodies: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  /** So many at most; as many as go when it is left out. */
  readonly callsPerSecond?: number;
};

export type LoadResult = {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
  readonly failures: number;
};

/** The load comes from a process of its own: ours has the server's answers to check. */
export function runLoad(plan: LoadPlan): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'load-process.ts'), { stdio: 'inherit' });
    child.on('message', (result) => resolve(result as LoadResult));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code !== 0) reject(new Error(`the load process ended with ${code}`));
    });
    child.send(plan);
  });
}
