/**
 * The password never leaves the page: what is sent is a slow, salted hash of it, and the server
 * stores argon2id of that. The salt is the account's name, so that the same password of two people
 * differs and no round trip is needed; slow, so that whoever reads a hash cannot guess cheaply.
 *
 * The numbers are part of the wire: another count makes every stored password useless.
 */
const PURPOSE = 'kipute password v1';
const ITERATIONS = 100_000;
const HASH_BITS = 256;

/** 64 hexadecimal characters, the `password` of every call that takes one. */
export async function hashPassword(phoneOrAccount: string, password: string): Promise<string> {
  const secret = new TextEncoder().encode(password.normalize('NFKC'));
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  const salt = new TextEncoder().encode(`${PURPOSE} ${canonicalAccount(phoneOrAccount)}`);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS };
  const hash = new Uint8Array(await crypto.subtle.deriveBits(derivation, key, HASH_BITS));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const SUBSCRIBER_DIGITS = 9;

/** `0712 345 678`, `+255712345678` and `712345678` are one player; letters have no case. */
function canonicalAccount(phoneOrAccount: string): string {
  const text = phoneOrAccount.trim();
  if (/^[+\d][\d\s().-]*$/.test(text)) return text.replace(/\D/g, '').slice(-SUBSCRIBER_DIGITS);
  return text.toLowerCase();
}
