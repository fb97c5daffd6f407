import { constants, publicEncrypt } from 'node:crypto';

/** Portals show the key as base64 of its DER, without the lines around it. */
function pemOf(publicKey: string): string {
  return `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----`;
}

/**
 * RSA, PKCS#1 v1.5, in base64. M-Pesa wants its API key, to open a session, and then the
 * session's id so after `Bearer`; Airtel wants the payer's PIN so.
 */
export function encryptedSecret(secret: string, publicKey: string): string {
  const key = { key: pemOf(publicKey), padding: constants.RSA_PKCS1_PADDING };
  return publicEncrypt(key, Buffer.from(secret)).toString('base64');
}
