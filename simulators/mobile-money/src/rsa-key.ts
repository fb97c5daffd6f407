import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';

export type RsaKey = {
  /** As a portal shows it: base64 of the DER. */
  readonly publicKey: string;
  /** Undefined: it was not encrypted for this key. */
  readonly open: (encrypted: string) => string | undefined;
};

/** A party's own key pair, made anew at each start. */
export function newRsaKey(): RsaKey {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const padded = { key: privateKey, padding: constants.RSA_PKCS1_PADDING };
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    open(encrypted) {
      try {
        return privateDecrypt(padded, Buffer.from(encrypted, 'base64')).toString();
      } catch {
        return undefined;
      }
    },
  };
}
