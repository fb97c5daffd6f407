import {
  type CipherKey,
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  type KeyObject,
  randomFillSync,
} from 'node:crypto';
import {
  Aes256Gcm,
  CipherSuite,
  DhkemP256HkdfSha256,
  HkdfSha256,
  type RecipientContextParams,
} from '@hpke/core';
import {
  type EnvelopePublicKey,
  envelopeHeaderPattern,
  envelopeInfo,
  exportLabels,
  KEY_BYTES,
  NONCE_BYTES,
  nonceBase64Of,
  requestBinding,
  responseBinding,
  TAG_BYTES,
} from '@kipute/contract/envelope';
import { GenerationalCache } from '../generational-cache.ts';
import { type KeyRing, readKeyRing } from './key-ring.ts';

/**
 * The envelope around calls (decision 0003). A page encapsulates once per load (HPKE); the keys
 * derived from that are cached, and a call then costs two AES-GCM operations: one to decrypt the
 * request, one to encrypt the reply.
 */
export type Envelope = {
  readonly publicKey: EnvelopePublicKey;
  /** The keys for the header of a call or of a socket's hello. Without a promise when cached. */
  readonly pageKeys: (
    header: unknown,
  ) => PageKeys | EnvelopeFault | Promise<PageKeys | EnvelopeFault>;
};

/** What one page load agreed with us: AES-256 keys, one per purpose. */
export type PageKeys = {
  /** Prepared, because preparing costs a fifth of each encryption. */
  readonly request: KeyObject;
  readonly response: KeyObject;
  /** Raw: it is used once per connection. */
  readonly socket: Uint8Array;
};

type EnvelopeFault = 'envelope-broken' | 'envelope-key-unknown';

/** About a kilobyte each. */
const CACHED_PAGES_MAX = 20_000;

export async function createEnvelope(keyRingText: string): Promise<Envelope> {
  const ring = await readKeyRing(keyRingText);
  const cached = new GenerationalCache<string, PageKeys>(CACHED_PAGES_MAX);
  // A page's first calls arrive together; they share one key agreement.
  const pending = new Map<string, Promise<PageKeys | EnvelopeFault>>();

  function agreeKeys(header: string): Promise<PageKeys | EnvelopeFault> {
    const underWay = pending.get(header);
    if (underWay) return underWay;
    const agreed = openHeader(ring, header).then((keys) => {
      pending.delete(header);
      if (typeof keys !== 'string') cached.set(header, keys);
      return keys;
    });
    pending.set(header, agreed);
    return agreed;
  }

  return {
    publicKey: ring.current,
    pageKeys(header) {
      if (typeof header !== 'string') return 'envelope-broken';
      return cached.get(header) ?? agreeKeys(header);
    },
  };
}

const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
});

const info = new TextEncoder().encode(envelopeInfo);

async function openHeader(ring: KeyRing, header: string): Promise<PageKeys | EnvelopeFault> {
  const [, keyId, encapsulated] = envelopeHeaderPattern.exec(header) ?? [];
  if (!keyId || !encapsulated) return 'envelope-broken';
  const recipientKey = ring.find(keyId);
  if (!recipientKey) return 'envelope-key-unknown';
  try {
    const enc = Buffer.from(encapsulated, 'base64url');
    const context = await suite.createRecipientContext({
      // The types of Node and of browsers name the uses of a key differently.
      recipientKey: recipientKey as RecipientContextParams['recipientKey'],
      enc,
      info,
    });
    const exported = async (label: string): Promise<Uint8Array> =>
      new Uint8Array(await context.export(new TextEncoder().encode(label), KEY_BYTES));
    return {
      request: createSecretKey(await exported(exportLabels.request)),
      response: createSecretKey(await exported(exportLabels.response)),
      socket: await exported(exportLabels.socket),
    };
  } catch {
    // The library throws for a point off the curve, which is what a stranger's garbage is.
    return 'envelope-broken';
  }
}

/** Bound into the authenticated data: a message of another call or bearer does not decrypt. */
type BoundTo = { readonly call: string; readonly token: string | undefined };

export type DecryptedRequest = { readonly text: string; readonly nonceBase64: string };

/** `body` is the raw HTTP body; undefined when it is not an intact message for this call. */
export function decryptRequest(
  keys: PageKeys,
  { call, token }: BoundTo,
  body: unknown,
): DecryptedRequest | undefined {
  const data = dataField(body);
  const message = data === undefined ? undefined : decodeBase64(data);
  if (data === undefined || !message) return undefined;
  const bytes = decrypt(keys.request, message, requestBinding(call, token));
  return bytes && { text: bytes.toString('utf8'), nonceBase64: nonceBase64Of({ data }) };
}

type PlainReply = {
  /** Text, or compressed text. */
  readonly message: string | Buffer;
  readonly requestNonceBase64: string;
};

/** The HTTP body of a reply. */
export function encryptReply(keys: PageKeys, call: string, reply: PlainReply): string {
  const binding = responseBinding(call, reply.requestNonceBase64);
  const message = encrypt(keys.response, reply.message, binding);
  return `{"data":"${message.toString('base64')}"}`;
}

const OPENING = '{"data":"';
const CLOSING = '"}';

function dataField(body: unknown): string | undefined {
  if (typeof body !== 'string') return undefined;
  // Every page of ours writes exactly this. What stands between is checked as base64 anyway, so
  // a parser would only find the same text again.
  if (body.startsWith(OPENING) && body.endsWith(CLOSING)) {
    return body.slice(OPENING.length, -CLOSING.length);
  }
  return parsedDataField(body);
}

function parsedDataField(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('data' in parsed)) return undefined;
    return typeof parsed.data === 'string' ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Node's decoder skips what it does not understand and takes both alphabets, so one message would
 * have many spellings. Here a text either is the one canonical spelling of its bytes or is nothing.
 */
export function decodeBase64(text: string): Buffer | undefined {
  if (text.length % 4 !== 0 || text.includes('-') || text.includes('_')) return undefined;
  const bytes = Buffer.from(text, 'base64');
  // What was skipped, and a text that ends early, shows in the length.
  if (bytes.length !== (text.length / 4) * 3 - paddingOf(text)) return undefined;
  // Only before padding are there bits to spare, and they must be zero.
  if (!text.endsWith('=')) return bytes;
  const lastGroup = bytes.subarray(-(bytes.length % 3)).toString('base64');
  return text.endsWith(lastGroup) ? bytes : undefined;
}

function paddingOf(text: string): number {
  if (text.endsWith('==')) return 2;
  return text.endsWith('=') ? 1 : 0;
}

const ALGORITHM = 'aes-256-gcm';

/** nonce ‖ ciphertext ‖ tag; `binding` is authenticated and not sent. */
export function encrypt(key: CipherKey, plaintext: string | Buffer, binding: string): Buffer {
  const nonce = freshNonce();
  const cipher = createCipheriv(ALGORITHM, key, nonce);
  cipher.setAAD(Buffer.from(binding));
  const ciphertext =
    typeof plaintext === 'string' ? cipher.update(plaintext, 'utf8') : cipher.update(plaintext);
  cipher.final();
  return Buffer.concat([nonce, ciphertext, cipher.getAuthTag()]);
}

/** Undefined when truncated, altered, encrypted with another key or bound to something else. */
export function decrypt(key: CipherKey, message: Buffer, binding: string): Buffer | undefined {
  if (message.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(ALGORITHM, key, message.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(binding));
  decipher.setAuthTag(message.subarray(-TAG_BYTES));
  const plaintext = decipher.update(message.subarray(NONCE_BYTES, -TAG_BYTES));
  try {
    decipher.final();
  } catch {
    return undefined;
  }
  return plaintext;
}

/** Drawing random bytes costs as much as half an encryption, so many nonces are drawn at once. */
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
