import { invariant } from '@kipute/domain/invariant';

/** What opens something for who reads it, such as a code. */
export type SmsSecret = {
  /** As it stands in the text. */
  readonly words: string;
  /** Nobody sends it later: it would open nothing any more. */
  readonly until: Date;
};

const HIDDEN = '••••••';

/** The text as it may be kept and shown for ever. */
export function hiddenIn(text: string, secret: SmsSecret | undefined): string {
  if (!secret) return text;
  invariant(secret.words !== '' && text.includes(secret.words), 'a secret stands in its message');
  return text.replaceAll(secret.words, HIDDEN);
}

/** The text as its reader needs it. */
export const revealedIn = (kept: string, words: string | null): string =>
  words === null ? kept : kept.replaceAll(HIDDEN, () => words);
