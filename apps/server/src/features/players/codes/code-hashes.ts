import { createHmac, hkdfSync } from 'node:crypto';
import type { codePurposes } from '@kipute/contract/constants/accounts/verification-codes';

/** The last one is asked for by who is signed in, with a call of its own. */
export type CodePurpose = keyof typeof codePurposes | 'confirm-payer';

/** What a code is bound to: it opens nothing for another phone and nothing else for this one. */
export type CodeUse = { readonly phone: string; readonly purpose: CodePurpose };

export type CodeHashes = {
  readonly ofPhone: (phone: string) => Buffer;
  readonly ofCode: (use: CodeUse, code: string) => Buffer;
};

const KEY_BYTES = 32;

/**
 * A million codes and a few hundred million numbers are counted through in seconds, so a plain
 * hash would hide neither. The key is made from the pepper, which is not in the database.
 */
export function createCodeHashes(pepper: string): CodeHashes {
  const key = Buffer.from(hkdfSync('sha256', pepper, '', 'verification codes', KEY_BYTES));
  const keyed = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    ofPhone: (phone) => keyed(`phone ${phone}`),
    ofCode: ({ phone, purpose }, code) => keyed(`code ${purpose} ${phone} ${code}`),
  };
}
