import { drawFinish, type Finish } from '@kipute/domain/racing/race';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Round } from '../round/racing.ts';

export type Proof =
  /** What is published before a round has ended. */
  | { readonly kind: 'sealed' }
  /** Its stakes were given back before there was an order to make again. */
  | { readonly kind: 'never-drawn' }
  | {
      readonly kind: 'open';
      /** Made of the seed that was shown. */
      readonly commitment: string;
      readonly commitmentAgrees: boolean;
      readonly order: Finish;
      readonly orderAgrees: boolean;
    };

const SEED_HEX = /^[0-9a-f]{64}$/;

/**
 * Makes the result of a round again from what was published, here in the browser: the lines that
 * draw are the domain's own, and only the hash comes from elsewhere (RCP-70).
 */
export function proofOfRound(
  round: Pick<Round, 'id' | 'seed' | 'salt' | 'commitment' | 'result' | 'refunded'>,
): Proof {
  if (round.refunded === 1 && round.result.length === 0) return { kind: 'never-drawn' };
  if (!SEED_HEX.test(round.seed)) return { kind: 'sealed' };
  const seed = bytesOf(round.seed);
  const commitment = hexOf(sha256(seed));
  const order = drawFinish({ seed, salt: round.salt, roundId: round.id }, hmacOf);
  return {
    kind: 'open',
    commitment,
    commitmentAgrees: commitment === round.commitment,
    order,
    orderAgrees: order.join() === round.result.join(),
  };
}

const hmacOf = (key: Uint8Array, message: string): Uint8Array =>
  hmac(
    sha256,
    key,
    Uint8Array.from(message, (letter) => letter.charCodeAt(0)),
  );

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const agrees = (proof: Proof): boolean =>
  proof.kind === 'open' && proof.commitmentAgrees && proof.orderAgrees;
