import { type CipherKey, createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto';
import { NONCE_BYTES, TAG_BYTES } from '@kipute/contract/envelope';

const ALGORITHM = 'aes-256-gcm';

/** Asking for random bytes costs as much as half an encryption, so they are fetched by the page. */
const noncePool = Buffer.alloc(NONCE_BYTES * 256);
let nextNonceAt = noncePool.length;

function freshNonce(): Buffer {
  if (nextNonceAt === noncePool.length) {
    randomFillSync(noncePool);
    nextNonceAt = 0;
  }
  const nonce = noncePool.subarray(nextNonceAt, nextNonceAt + NONCE_BYTES);
  nextNonceAt += NONCE_BYTES;
  return nonce;
}

/** nonce ‖ ciphertext ‖ tag; `binding` is authenticated and not sent. */
export function seal(key: CipherKey, plaintext: string | Buffer, binding: string): Buffer {
  const nonce = freshNonce();
  const cipher = createCipheriv(ALGORITHM, key, nonce);
  cipher.setAAD(Buffer.from(binding));
  const ciphertext =
    typeof plaintext === 'string' ? cipher.update(plaintext, 'utf8') : cipher.update(plaintext);
  cipher.final();
  return Buffer.concat([nonce, ciphertext, cipher.getAuthTag()]);
}

/** Undefined when truncated, altered, sealed with another key or bound to something else. */
export function open(key: CipherKey, sealed: Buffer, binding: string): Buffer | undefined {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(binding));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const plaintext = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
  try {
    decipher.final();
  } catch {
    return undefined;
  }
  return plaintext;
}
