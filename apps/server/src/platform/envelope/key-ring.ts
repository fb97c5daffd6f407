import { createPrivateKey, createPublicKey, type KeyObject, type webcrypto } from 'node:crypto';
import { DhkemP256HkdfSha256 } from '@hpke/core';
import type { EnvelopePublicKey } from '@kipute/contract/envelope';

type KeyPair = webcrypto.CryptoKeyPair;
type ReceivingKey = { readonly publicKey: EnvelopePublicKey; readonly pair: KeyPair };

export type KeyRing = {
  /** What new pages encrypt with; the older keys only keep old pages alive. */
  readonly current: EnvelopePublicKey;
  readonly find: (id: string) => KeyPair | undefined;
};

/** Newest first, separated by commas: `<id>:<PKCS8 of a P-256 key, base64>`. */
export async function readKeyRing(text: string): Promise<KeyRing> {
  const keys = await Promise.all(text.split(',').map(readKey));
  const [newest] = keys;
  if (!newest) throw new Error('ENVELOPE_KEYS: at least one key is needed');
  const pairs = new Map(keys.map((key) => [key.publicKey.id, key.pair]));
  if (pairs.size < keys.length) throw new Error('ENVELOPE_KEYS: two keys have the same id');
  return { current: newest.publicKey, find: (id) => pairs.get(id) };
}

async function readKey(entry: string): Promise<ReceivingKey> {
  const [, id, pkcs8] = /^\s*([A-Za-z0-9-]{1,32}):([A-Za-z0-9+/]+={0,2})\s*$/.exec(entry) ?? [];
  if (!id || !pkcs8) throw new Error('ENVELOPE_KEYS: expected <id>:<PKCS8 in base64>');
  const privateKey = privateKeyOf(id, pkcs8);
  const kem = new DhkemP256HkdfSha256();
  const publicJwk = createPublicKey(privateKey).export({ format: 'jwk' });
  return {
    publicKey: { id, publicKeyBase64: uncompressedPoint(publicJwk).toString('base64url') },
    pair: {
      privateKey: await kem.importKey('jwk', privateKey.export({ format: 'jwk' }), false),
      publicKey: await kem.importKey('jwk', publicJwk, true),
    },
  };
}

function privateKeyOf(id: string, pkcs8: string): KeyObject {
  const der = Buffer.from(pkcs8, 'base64');
  const key = parsedOrNothing(() => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
  if (key?.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
    // The value itself is a secret and must not reach a log.
    throw new Error(`ENVELOPE_KEYS: key "${id}" is not a P-256 private key in PKCS8`);
  }
  return key;
}

function parsedOrNothing<Value>(parse: () => Value): Value | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

function uncompressedPoint({ x = '', y = '' }: webcrypto.JsonWebKey): Buffer {
  return Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
}
