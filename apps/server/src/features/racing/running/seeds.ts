import { createHmac, hash, randomBytes } from 'node:crypto';
import type { Hmac } from '@kipute/domain/chance/drawn-numbers';
import type { Sealer } from '../../../platform/sealing.ts';
import type { NewRound, RacingRound } from '../rounds/round-store.ts';

/** Node's own; pages and `npm run prove-round` have theirs. */
export const nodeHmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();

const bindingOf = (id: bigint): string => `racing round ${id}`;

/** 256 bits of the system's chance, sealed, with what is published of it (CHN-01). */
export function newSeed(
  seeds: Sealer,
  id: bigint,
): Pick<NewRound, 'commitment' | 'salt' | 'sealedSeed'> {
  const seed = randomBytes(32);
  return {
    commitment: hash('sha256', seed),
    salt: randomBytes(16).toString('hex'),
    sealedSeed: seeds.seal(seed, bindingOf(id)),
  };
}

/** Undefined for one that cannot be opened, or that is not what was published. */
export function openSeed(
  seeds: Sealer,
  { id, sealedSeed, commitment }: Pick<RacingRound, 'id' | 'sealedSeed' | 'commitment'>,
): Uint8Array | undefined {
  const seed = seeds.open(sealedSeed, bindingOf(id));
  return seed && hash('sha256', seed) === commitment ? seed : undefined;
}

export const hexOf = (seed: Uint8Array): string => Buffer.from(seed).toString('hex');
