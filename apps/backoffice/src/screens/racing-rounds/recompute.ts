import type { Hmac } from '@kipute/domain/chance/drawn-numbers';
import { invariant } from '@kipute/domain/invariant';
import { drawFinish, type Finish } from '@kipute/domain/racing/race';

/** What is published of a round, and the order that was paid by. */
export type Drawn = {
  readonly id: string;
  readonly result: readonly number[];
  readonly commitment: string;
  readonly salt: string;
  readonly seed: string;
};

export type Recomputed = {
  /** Whether the seed is the one that was announced. */
  readonly commitment: 'agrees' | 'differs';
  /** Whether it gives the order that was paid by; a refunded round may never have been drawn. */
  readonly order: 'agrees' | 'differs' | 'not-drawn';
  readonly finish: Finish;
};

/**
 * Ten cars take nine words, two blocks; a word is thrown away once in hundreds of millions. So many
 * blocks are made ahead, because the browser's HMAC cannot be waited for inside of the draw.
 */
const BLOCKS = 4;

async function hmacOfBlocks({ id, salt, seed }: Drawn): Promise<Hmac> {
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(seed),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const messages = Array.from({ length: BLOCKS }, (_, block) => `${salt}:${id}:${block}`);
  const blocks = await Promise.all(
    messages.map((message) => crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message))),
  );
  return (_, message) => {
    const block = blocks[messages.indexOf(message)];
    invariant(block !== undefined, 'a race reads no more blocks than were made');
    return new Uint8Array(block);
  };
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const agrees = (is: boolean) => (is ? 'agrees' : 'differs');

/** The round made again from what was published, by the same lines that drew it (CHN-02). */
export async function recompute(drawn: Drawn): Promise<Recomputed> {
  const { id, salt, seed, commitment, result } = drawn;
  const announced = hexOf(await crypto.subtle.digest('SHA-256', bytesOf(seed)));
  const hmac = await hmacOfBlocks(drawn);
  const finish = drawFinish({ seed: bytesOf(seed), salt, roundId: id }, hmac);
  return {
    commitment: agrees(announced === commitment),
    order: result.length === 0 ? 'not-drawn' : agrees(finish.join() === result.join()),
    finish,
  };
}
