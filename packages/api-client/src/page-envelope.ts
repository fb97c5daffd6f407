import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import {
  type EncryptedBody,
  type EnvelopePublicKey,
  envelopeInfo,
  envelopeKeyPath,
  exportLabels,
  KEY_BYTES,
  NONCE_BYTES,
  nonceBase64Of,
  PACKED,
  PACKED_FIRST_BYTE,
  requestBinding,
  responseBinding,
} from '@kipute/contract/envelope';
import { fromBase64, fromBase64Url, toBase64, toBase64Url } from './base64.ts';

/** What one page load agreed with the server; calls and the live socket share it. */
export type PageEnvelope = {
  /** Goes with every call in the `x-envelope-key` header and with the socket's hello. */
  readonly header: string;
  /** Raw AES-256 key that decrypts the group keys the socket hands out. */
  readonly socketKey: Uint8Array<ArrayBuffer>;
  readonly encrypt: (
    call: string,
    text: string,
    token: string | undefined,
  ) => Promise<EncryptedBody>;
  /** Rejects unless `reply` is the server's untouched response to exactly this request. */
  readonly decrypt: (call: string, request: EncryptedBody, reply: EncryptedBody) => Promise<string>;
};

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export async function openEnvelope(key: EnvelopePublicKey): Promise<PageEnvelope> {
  const suite = new CipherSuite({
    kem: new DhkemP256HkdfSha256(),
    kdf: new HkdfSha256(),
    aead: new Aes256Gcm(),
  });
  const recipientPublicKey = await suite.kem.deserializePublicKey(
    fromBase64Url(key.publicKeyBase64),
  );
  const context = await suite.createSenderContext({
    recipientPublicKey,
    info: encode(envelopeInfo),
  });
  const exported = async (label: string) =>
    new Uint8Array(await context.export(encode(label), KEY_BYTES));
  const requestKey = await aesKey(await exported(exportLabels.request), 'encrypt');
  const responseKey = await aesKey(await exported(exportLabels.response), 'decrypt');

  return {
    header: `${key.id}.${toBase64Url(new Uint8Array(context.enc))}`,
    socketKey: await exported(exportLabels.socket),
    encrypt: (call, text, token) => encryptWith(requestKey, text, requestBinding(call, token)),
    decrypt: (call, request, reply) =>
      decryptWith(responseKey, reply, responseBinding(call, nonceBase64Of(request))),
  };
}

function aesKey(raw: Uint8Array<ArrayBuffer>, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, [use]);
}

async function encryptWith(key: CryptoKey, text: string, binding: string): Promise<EncryptedBody> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const algorithm = { name: 'AES-GCM', iv, additionalData: encode(binding) };
  const ciphertext = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, encode(text)));
  const message = new Uint8Array(NONCE_BYTES + ciphertext.length);
  message.set(iv);
  message.set(ciphertext, NONCE_BYTES);
  return { data: toBase64(message) };
}

async function decryptWith(
  key: CryptoKey,
  encrypted: EncryptedBody,
  binding: string,
): Promise<string> {
  const message = fromBase64(encrypted.data);
  const iv = message.subarray(0, NONCE_BYTES);
  const algorithm = { name: 'AES-GCM', iv, additionalData: encode(binding) };
  const decrypted = await crypto.subtle.decrypt(algorithm, key, message.subarray(NONCE_BYTES));
  const bytes = new Uint8Array(decrypted);
  return bytes[0] === PACKED_FIRST_BYTE ? decompress(bytes) : new TextDecoder().decode(bytes);
}

/** Browsers older than 2020 cannot; they never ask for a compressed reply. */
export const canDecompress = typeof DecompressionStream !== 'undefined';

function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const packed = new Blob([bytes]).stream();
  return new Response(packed.pipeThrough(new DecompressionStream(PACKED))).text();
}

/** The one envelope of a page load, opened at its first use and shared by calls and socket. */
export type EnvelopeSession = {
  readonly current: () => Promise<PageEnvelope>;
  /** The server no longer knows the key `stale` was made for; everyone gets the same new one. */
  readonly renew: (stale: PageEnvelope) => Promise<PageEnvelope>;
};

export type EnvelopeSource = {
  readonly baseUrl: string;
  /** Undefined in a page that no server of ours prepared: then it is fetched from the server. */
  readonly envelopeKey: () => Promise<EnvelopePublicKey | undefined>;
};

export function createEnvelopeSession({ baseUrl, envelopeKey }: EnvelopeSource): EnvelopeSession {
  let opened: Promise<PageEnvelope> | undefined;

  function openFor(key: Promise<EnvelopePublicKey | undefined>): Promise<PageEnvelope> {
    const opening = key.then(async (found) =>
      openEnvelope(found ?? (await fetchEnvelopeKey(baseUrl))),
    );
    opened = opening;
    // A failure must not stick: the next call tries again.
    opening.catch(() => {
      if (opened === opening) opened = undefined;
    });
    return opening;
  }

  return {
    current: () => opened ?? openFor(envelopeKey()),
    renew: async (stale) => {
      const current = await opened;
      if (current && current.header !== stale.header) return current;
      return openFor(Promise.resolve(undefined));
    },
  };
}

async function fetchEnvelopeKey(baseUrl: string): Promise<EnvelopePublicKey> {
  const response = await fetch(baseUrl + envelopeKeyPath, { cache: 'no-store' });
  return (await response.json()) as EnvelopePublicKey;
}
