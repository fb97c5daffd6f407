import { createHmac } from 'node:crypto';

/** What a signature speaks for: when, to which address, and which bytes. */
export type SignedMessage = {
  /**
   * Seconds since 1970, as it stands in the header. Up to six decimals keep two sendings of the same
   * bytes apart: a signature that was seen before is refused as a replay.
   */
  readonly time: string;
  /** Path with its query. */
  readonly path: string;
  readonly body: string | Uint8Array;
};

/**
 * Hexadecimal HMAC-SHA256 over time, path and the raw body, one after another: the way of the
 * foreign dialect, and ours as well.
 */
export const signatureOf = ({ time, path, body }: SignedMessage, key: string): string =>
  createHmac('sha256', key).update(time).update(path).update(body).digest('hex');
