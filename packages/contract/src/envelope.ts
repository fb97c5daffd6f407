/**
 * The envelope around every call (decision: RFC 9180 HPKE, base mode, P-256, HKDF-SHA256,
 * AES-256-GCM). A page encapsulates once per load and sends `<key id>.<encapsulated key>` with
 * each call; both sides export one key per purpose from that context. Each message has its own
 * random nonce, and call name, direction and (for replies) the request's nonce are bound as
 * additional data, so no message can be replayed as another; a request is bound to its bearer and
 * says when it was sent.
 *
 * This file holds what both ends must agree on and nothing that encrypts.
 */
export const envelopeHeader = 'x-envelope-key';

/** `<key id>.<encapsulated key>`: an uncompressed P-256 point is 87 characters of base64url. */
export const envelopeHeaderPattern = /^([A-Za-z0-9-]{1,32})\.([A-Za-z0-9_-]{87})$/;

export const envelopeInfo = 'kipute envelope v1';

export const exportLabels = {
  request: 'request key',
  response: 'response key',
  socket: 'socket key',
} as const;

export const KEY_BYTES = 32;
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;

/** `{"data": base64(nonce ‖ ciphertext ‖ tag)}`, the single field of both directions. */
export type EncryptedBody = { readonly data: string };

/** The nonce leads, and 12 bytes are exactly 16 characters: no decoding is needed to bind it. */
export const nonceBase64Of = (body: EncryptedBody): string => body.data.slice(0, 16);

/** With the bearer's token: who captures an encrypted body can replay it as nobody else. */
export const requestBinding = (call: string, token: string | undefined): string =>
  `request ${call} ${token ?? ''}`;

/** How far the time of a request may be from the server's (decision 0038). */
export const REQUEST_WINDOW_MS = 5 * 60 * 1000;

export const responseBinding = (call: string, requestNonceBase64: string): string =>
  `response ${call} ${requestNonceBase64}`;

/**
 * A page that can unpack says so with each call, and large public replies then come gzipped inside
 * their envelope. Gzip begins with bytes that no JSON begins with, so nothing else tells them apart.
 */
export const acceptPackedHeader = 'x-envelope-accept';
export const PACKED = 'gzip';
export const PACKED_FIRST_BYTE = 0x1f;

/** What a page needs to encrypt for this server; served in the page and at `envelopeKeyPath`. */
export type EnvelopePublicKey = {
  readonly id: string;
  /** The uncompressed point in base64url, as everywhere outside the `data` field. */
  readonly publicKeyBase64: string;
};

export const envelopeKeyPath = '/envelope-key.json';

/** The name of the `<meta>` that carries `<id>.<public key, base64url>` in each page. */
export const envelopeKeyMeta = 'envelope-key';

/** Inside the envelope. Status 1 is success; 0 is a refusal whose `code` names it. */
export type Reply<Content> =
  | {
      readonly status: 1;
      readonly message?: string;
      readonly content: Content;
      readonly count: number | null;
      /** Which page of a list this is, where the call says so. */
      readonly page?: number;
    }
  | {
      readonly status: 0;
      readonly code: string;
      readonly message: string;
      readonly values?: Readonly<Record<string, number | string>>;
    };

/** Added to each body by the page, taken off before the call's own schema looks at it. */
export type PageFields = {
  /** 1 desktop, 2 phone. */
  readonly pc_mobile: 1 | 2;
  /** Hour offset of the device, 3 in East Africa. */
  readonly timezone: number;
  /** Milliseconds since 1970 by the server's clock, as far as the page has learned it. */
  readonly sent_at: number;
  /** 1 for what a page asks by itself while nobody uses it: such a call keeps no session alive. */
  readonly background?: 1;
};

export const REQUEST_TIMEOUT_MS = 600_000;
