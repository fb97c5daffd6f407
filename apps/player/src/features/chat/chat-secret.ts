import { forget, keep, readKept } from '../../platform/device-storage.ts';

const STORAGE_KEY = 'chatSecret';
const SECRET_BYTES = 32;

/** What opens the conversation of this page's visitor; who signs in takes it into the account. */
export function keptSecret(): string | undefined {
  const kept = readKept(STORAGE_KEY);
  return kept !== null && /^[0-9a-f]{64}$/.test(kept) ? kept : ofThisVisit;
}

/** Where the browser keeps nothing. */
let ofThisVisit: string | undefined;

export const withSecret = (): { secret?: string } => {
  const secret = keptSecret();
  return secret === undefined ? {} : { secret };
};

/** Made with the first message; a browser that keeps nothing has a conversation for this visit. */
export function makeSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const secret = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  ofThisVisit = secret;
  keep(STORAGE_KEY, secret);
  return secret;
}

export function forgetSecret(): void {
  ofThisVisit = undefined;
  forget(STORAGE_KEY);
}
