import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { finishOf, secretOf } from './rounds.ts';

/** A round as the page gives it away, and `npm run prove-round` reads it. */
export type PublishedRound = {
  readonly id: string;
  readonly commitment: string;
  readonly salt: string;
  readonly seed: string;
  readonly result: readonly number[];
};

/** A flight as the provider's proof page gives it away. */
export type PublishedFlight = {
  readonly id: string;
  /** Published before the first flight of its chain. */
  readonly terminatingHash: string;
  /** Which of the chain it is, from 1. */
  readonly link: number;
  readonly salt: string;
  readonly seed: string;
  /** Hundredths. */
  readonly crash: number;
};

export type Recomputed =
  | { readonly ran: 'yes'; readonly differs: boolean; readonly said: readonly string[] }
  /** There is no Python 3 here: nothing was shown. */
  | { readonly ran: 'no' };

/** By a program in another language that shares no line with ours (`recompute.py`). */
export function recompute(rounds: readonly (PublishedRound | PublishedFlight)[]): Recomputed {
  const program = join(import.meta.dirname, 'recompute.py');
  const { error, status, stdout, stderr } = spawnSync('python3', [program], {
    input: JSON.stringify(rounds),
    encoding: 'utf8',
  });
  if (error) return { ran: 'no' };
  const said = `${stdout}${stderr}`.trim().split('\n');
  return { ran: 'yes', differs: status !== 0, said };
}

/** Rounds as the product would publish them. */
export function publishedRounds(runSeed: number, count: number): readonly PublishedRound[] {
  return Array.from({ length: count }, (_, number) => {
    const secret = secretOf(runSeed, number);
    return {
      id: secret.roundId,
      commitment: createHash('sha256').update(secret.seed).digest('hex'),
      salt: secret.salt,
      seed: Buffer.from(secret.seed).toString('hex'),
      result: finishOf(secret),
    };
  });
}
