import { createHash, createHmac, randomBytes } from 'node:crypto';
import { crashOf } from '../laws/crash.ts';

/**
 * Every round's seed is the SHA-256 of the seed of the round after it, so all were settled before
 * the first was played: the last one is made first, hashed down to the terminating hash, which is
 * published, and the chain is played from there back to where it began. The salt is drawn once the
 * chain stands, and is published with it.
 */
export type HashChain = {
  readonly terminatingHash: string;
  readonly salt: string;
  readonly length: number;
  readonly startedAt: string;
  /** Of the round with that number, from 1; hexadecimal. */
  readonly seed: (round: number) => string;
};

/** Two days of rounds; then the next chain begins. */
const ROUNDS = 10_000;

type ChainOptions = {
  readonly lastSeed?: string;
  readonly salt?: string;
  readonly rounds?: number;
};

export function createChain(now: number, options: ChainOptions = {}): HashChain {
  const { lastSeed = randomBytes(32).toString('hex'), rounds = ROUNDS } = options;
  const seeds = [lastSeed];
  for (let round = rounds; round > 0; round -= 1) seeds.push(sha256(seeds.at(-1) ?? ''));
  seeds.reverse();
  return {
    terminatingHash: seeds[0] ?? '',
    salt: options.salt ?? randomBytes(16).toString('hex'),
    length: rounds,
    startedAt: new Date(now).toISOString(),
    seed: (round) => seeds[round] ?? '',
  };
}

/** Over the hexadecimal text, as everybody can repeat it. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** HMAC-SHA256 of the salt, its key the seed's hexadecimal text. */
export const roundHash = (seed: string, salt: string): string =>
  createHmac('sha256', seed).update(salt).digest('hex');

export const crashOfSeed = (seed: string, salt: string): number => crashOf(roundHash(seed, salt));
