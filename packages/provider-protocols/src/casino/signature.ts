import { createHmac } from 'node:crypto';

/** What a signature speaks for: when, to which address, and which bytes. */
export type SignedMessage = {
  /** Seconds since 1970, as it stands in the header. */
  readonly time: string;
  /** Path with its query. */
  readonly path: string;
  readonly body: string;
};

/**
 * Hexadecimal HMAC-SHA256 over time, path and the raw body, one after another: the way of the
 * foreign dialect, and ours as well.
 */
export const signatureOf = ({ time, path, body }: SignedMessage, key: string): string =>
  createHmac('sha256', key).update(time).update(path).update(body).digest('hex');
