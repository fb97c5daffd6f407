import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import {
  type EnvelopePublicKey,
  envelopeInfo,
  exportLabels,
  KEY_BYTES,
  NONCE_BYTES,
  nonceBase64Of,
  PACKED,
  PACKED_FIRST_BYTE,
  requestBinding,
  responseBinding,
  type Sealed,
} from '@kipute/contract/envelope';
import { fromBase64, fromBase64Url, toBase64, toBase64Url } from './base64.ts';

/** What one page load agreed with the server; calls and the live socket share it. */
export type PageEnvelope = {
  /** Goes with every call in the `x-envelope-key` header and with the socket's hello. */
  readonly header: string;
  /** Raw AES-256 key that opens the group keys the socket hands out. */
  readonly socketKey: Uint8Array<ArrayBuffer>;
  readonly seal: (call: string, text: string, token: string | undefined) => Promise<Sealed>;
  /** Rejects unless `reply` is the server's untouched answer to exactly this request. */
  readonly open: (call: string, request: Sealed, reply: Sealed) => Promise<string>;
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
    seal: (call, text, token) => sealWith(requestKey, text, requestBinding(call, token)),
    open: (call, request, reply) =>
      openWith(responseKey, reply, responseBinding(call, nonceBase64Of(request))),
  };
}

function aesKey(raw: Uint8Array<ArrayBuffer>, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, [use]);
}

async function sealWith(key: CryptoKey, text: string, binding: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const algorithm = { name: 'AES-GCM', iv, additionalData: encode(binding) };
  const ciphertext = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, encode(text)));
  const message = new Uint8Array(NONCE_BYTES + ciphertext.length);
  message.set(iv);
  message.set(ciphertext, NONCE_BYTES);
  return { data: toBase64(message) };
}

async function openWith(key: CryptoKey, sealed: Sealed, binding: string): Promise<string> {
  const message = fromBase64(sealed.data);
  const iv = message.subarray(0, NONCE_BYTES);
  const algorithm = { name: 'AES-GCM', iv, additionalData: encode(binding) };
  const opened = await crypto.subtle.decrypt(algorithm, key, message.subarray(NONCE_BYTES));
  const bytes = new Uint8Array(opened);
  return bytes[0] === PACKED_FIRST_BYTE ? unpack(bytes) : new TextDecoder().decode(bytes);
}

/** Browsers older than 2020 cannot; they never ask for a packed reply. */
export const canUnpack = typeof DecompressionStream !== 'undefined';

function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const packed = new Blob([bytes]).stream();
  return new Response(packed.pipeThrough(new DecompressionStream(PACKED))).text();
}
