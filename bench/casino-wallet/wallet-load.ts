import { join } from 'node:path';
import { runProcess } from '../stage/run-process.ts';
import type { Seat } from './seats.ts';

export type WalletLoadPlan = {
  /** Of the run: no transaction comes twice. */
  readonly name: string;
  readonly playerAddress: string;
  readonly key: string;
  readonly seats: readonly Seat[];
  /** `plays`: a stake and its win, over and over. The others are of one flight. */
  readonly what: 'plays' | 'flight stakes' | 'flight wins';
  readonly connections: number;
  /** Of each connection, of which a play has two. */
  readonly callsPerConnection: number;
  /** All of them, however long it takes, when it is left out. */
  readonly seconds?: number;
  /** Evenly, after a lead-in that is not counted; as many as go when it is left out. */
  readonly callsPerSecond?: number;
};

export type WalletLoadResult = {
  readonly seconds: number;
  readonly p99Ms: number;
  readonly failures: number;
};

/** The load comes from a process of its own, as it would from a provider. */
export const runWalletLoad = (plan: WalletLoadPlan): Promise<WalletLoadResult> =>
  runProcess(join(import.meta.dirname, 'wallet-load-process.ts'), plan);

let runs = 0;

export function runName(): string {
  runs += 1;
  return `b${process.pid}-${Date.now().toString(36)}-${runs}`;
}
