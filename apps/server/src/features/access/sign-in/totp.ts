import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib';

const STEP_SECONDS = 30;
const SITE_NAME = 'Kipute';

/** For the authenticator app: the secret, and the address its picture code carries. */
export function newTotpSecret(account: string): { readonly secret: string; readonly uri: string } {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: SITE_NAME, label: account, secret }) };
}

/**
 * The time step the code belongs to, undefined when it is wrong. One step before and after is
 * accepted, because phones' clocks differ from ours.
 */
export async function totpStepOf(
  secret: string,
  code: string,
  now: Date,
): Promise<bigint | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: STEP_SECONDS });
  if (!result.valid) return undefined;
  return BigInt(Math.floor(epoch / STEP_SECONDS) + result.delta);
}

/** Keeps small secrets in the database that only a holder of the pepper can read. */
export type SecretCipher = {
  readonly encrypt: (secret: string) => Buffer;
  readonly decrypt: (encrypted: Buffer) => string;
};

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** `purpose` separates the keys, so that no encrypted value can be opened as another kind. */
export function createSecretCipher(pepper: string, purpose: string): SecretCipher {
  const key = Buffer.from(hkdfSync('sha256', pepper, '', purpose, KEY_BYTES));
  return {
    encrypt: (secret) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, encrypted, cipher.getAuthTag()]);
    },
    decrypt: (encrypted) => {
      const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(encrypted.subarray(-TAG_BYTES));
      const secret = decipher.update(encrypted.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([secret, decipher.final()]).toString('utf8');
    },
  };
}
