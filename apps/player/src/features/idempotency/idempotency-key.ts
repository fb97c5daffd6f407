const KEY_BYTES = 16;

/**
 * A new idempotency key: however often a request with one key arrives, the server acts once.
 * `randomUUID` came to browsers a version later than the oldest we promise.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
