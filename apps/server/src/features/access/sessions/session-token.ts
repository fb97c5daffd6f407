import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Opaque and unguessable; it says nothing about its owner. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** A fast hash suffices: nobody can try out 2^256 tokens. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** Half of the hash: enough to name a session to its owner, useless for signing in with it. */
const SESSION_ID_BYTES = 16;

export function sessionIdOf(tokenHash: Buffer): string {
  return tokenHash.subarray(0, SESSION_ID_BYTES).toString('hex');
}
