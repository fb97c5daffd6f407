import { createSecretKey, type KeyObject } from 'node:crypto';
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import {
  type EnvelopePublicKey,
  envelopeHeaderPattern,
  envelopeInfo,
  exportLabels,
  KEY_BYTES,
} from '@kipute/contract/envelope';
import { type KeyRing, readKeyRing } from './key-ring.ts';
import { RecentEntries } from './recent-entries.ts';

/** What one page load agreed with us: AES-256 keys, one per purpose. */
export type PageKeys = {
  /** Prepared, because preparing costs a fifth of each encryption. */
  readonly request: KeyObject;
  readonly response: KeyObject;
  /** Raw: it is used once per connection. */
  readonly socket: Uint8Array;
};

type EnvelopeFault = 'envelope-broken' | 'envelope-key-unknown';

export type Envelope = {
  readonly publicKey: EnvelopePublicKey;
  /** Opens the header of a call or of a socket's hello. Known pages are answered at once. */
  readonly pageKeys: (
    header: unknown,
  ) => PageKeys | EnvelopeFault | Promise<PageKeys | EnvelopeFault>;
};

/** About a kilobyte each. */
const PAGES_REMEMBERED = 20_000;

const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
});

const info = new TextEncoder().encode(envelopeInfo);

export async function createEnvelope(keyRingText: string): Promise<Envelope> {
  const ring = await readKeyRing(keyRingText);
  const known = new RecentEntries<string, PageKeys>(PAGES_REMEMBERED);
  // A page's first calls arrive together; they share one opening.
  const opening = new Map<string, Promise<PageKeys | EnvelopeFault>>();

  function openNewPage(header: string): Promise<PageKeys | EnvelopeFault> {
    const underway = opening.get(header);
    if (underway) return underway;
    const opened = openHeader(ring, header).then((keys) => {
      opening.delete(header);
      if (typeof keys !== 'string') known.set(header, keys);
      return keys;
    });
    opening.set(header, opened);
    return opened;
  }

  return {
    publicKey: ring.current,
    pageKeys(header) {
      if (typeof header !== 'string') return 'envelope-broken';
      return known.get(header) ?? openNewPage(header);
    },
  };
}

async function openHeader(ring: KeyRing, header: string): Promise<PageKeys | EnvelopeFault> {
  const [, keyId, encapsulated] = envelopeHeaderPattern.exec(header) ?? [];
  if (!keyId || !encapsulated) return 'envelope-broken';
  const recipientKey = ring.find(keyId);
  if (!recipientKey) return 'envelope-key-unknown';
  try {
    const enc = Buffer.from(encapsulated, 'base64url');
    const context = await suite.createRecipientContext({ recipientKey, enc, info });
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
