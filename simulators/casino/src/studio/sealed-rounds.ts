import { createHash, createHmac, randomBytes } from 'node:crypto';
import { blockMessage, drawnNumbers } from '../laws/drawn-numbers.ts';

/** A round that is to come: its seed lies fast, and only its hash is shown. */
export type SealedRound = {
  readonly id: string;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly salt: string;
};

export function sealRound(id: string, seed = randomBytes(32)): SealedRound {
  const commitment = createHash('sha256').update(seed).digest('hex');
  return { id, seed, commitment, salt: randomBytes(8).toString('hex') };
}

/** The numbers of a round, from its seed. */
export function numbersOf({ id, seed, salt }: SealedRound): (limit: number) => number {
  let block = 0;
  return drawnNumbers(() => {
    const message = blockMessage(salt, id, block);
    block += 1;
    return createHmac('sha256', seed).update(message).digest();
  });
}
